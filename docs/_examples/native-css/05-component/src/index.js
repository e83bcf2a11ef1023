import "./page.css";
import "./price.js";
import * as styles from "./boat.module.css";

const boats = [
  { name: "Rowing boat", free: true },
  { name: "Pedal boat", free: false },
];

for (const { name, free } of boats) {
  const item = document.createElement("li");
  item.className = free ? styles["is-free"] : styles.boat;
  item.textContent = name;
  document.querySelector("ul").append(item);
}

document.querySelector("button").addEventListener("click", async () => {
  const { showLake } = await import(/* webpackChunkName: "lake" */ "./lake.js");
  showLake();
});
