import { development, type Gear } from "./gears";

const gears: Gear[] = [
  { chainring: 46, sprocket: 12 },
  { chainring: 30, sprocket: "34" },
];

const list = document.querySelector("ul")!;
for (const gear of gears) {
  const item = document.createElement("li");
  item.textContent = `${gear.chainring}/${gear.sprocket}: ${development(gear).toFixed(2)}`;
  list.append(item);
}
