import "./nonce.js";
import "./index.css";

document.querySelector("button").addEventListener("click", async () => {
  const { entries } = await import(/* webpackChunkName: "entries" */ "./entries.js");
  document.querySelector("ul").innerHTML = entries
    .map((entry) => `<li>${entry}</li>`)
    .join("");
});
