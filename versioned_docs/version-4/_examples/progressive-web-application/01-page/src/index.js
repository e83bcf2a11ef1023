import { items } from "./items.js";
import tentUrl from "./tent.svg";

const tent = new Image(48, 48);
tent.src = tentUrl;
tent.alt = "A tent";
document.querySelector("h1").before(tent);

for (const { name } of items) {
  const item = document.createElement("li");
  item.textContent = name;
  document.querySelector("ul").append(item);
}

const show = (text) => {
  document.querySelector("[role=status]").textContent = text;
};

document.querySelector("button").addEventListener("click", async () => {
  const { weigh } = await import("./weigh.js");
  show(weigh(items));
});
