import "./nonce.js";
import "./index.css";

document.querySelector("button").addEventListener("click", async () => {
  const { entries } = await import(/* webpackChunkName: "entries" */ "./entries.js");
  const items = entries.map((entry) => {
    const item = document.createElement("li");
    item.textContent = entry;
    return item;
  });
  document.querySelector("ul").replaceChildren(...items);
});
