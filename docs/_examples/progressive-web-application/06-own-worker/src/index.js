import { items } from "./items.js";
import { workOffline } from "./offline.js";

const tent = new Image(48, 48);
tent.src = new URL("./tent.svg", import.meta.url);
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

const forecast = document.createElement("p");
document.querySelector("ul").after(forecast);
fetch("forecast.json")
  .then((response) => response.json())
  .then(({ day, weather }) => {
    forecast.textContent = `${day}: ${weather}`;
  })
  .catch(() => {
    forecast.textContent = "No forecast without a network.";
  });

workOffline(show, (update) => {
  const button = document.createElement("button");
  button.textContent = "Load the new version";
  button.addEventListener("click", update);
  document.body.append(button);
});
