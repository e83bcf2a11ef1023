import "./public-path.js";
import wave from "./wave.svg";

document.querySelector("img").src = wave;

const loadWeek = () => import(/* webpackChunkName: "week" */ "./week.js");

document.querySelector("button").addEventListener("click", async () => {
  const { week } = await loadWeek().catch((error) => {
    console.warn(error.message);
    __webpack_public_path__ = "/dist/";
    return loadWeek();
  });
  document.querySelector("ul").innerHTML = week
    .map((day) => `<li>${day}</li>`)
    .join("");
});
