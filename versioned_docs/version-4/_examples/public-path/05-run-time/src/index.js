import "./public-path.js";
import wave from "./wave.svg";

document.querySelector("img").src = wave;

document.querySelector("button").addEventListener("click", async () => {
  const { week } = await import(/* webpackChunkName: "week" */ "./week.js");
  document.querySelector("ul").innerHTML = week
    .map((day) => `<li>${day}</li>`)
    .join("");
});
