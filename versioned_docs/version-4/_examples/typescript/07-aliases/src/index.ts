import { development, type Gear } from "@/gears";
import "./page.css";
import wheel from "./wheel.svg";

const gears: Gear[] = [
  { chainring: 46, sprocket: 12 },
  { chainring: 30, sprocket: 34 },
];

const list = document.querySelector("ul")!;
for (const gear of gears) {
  const item = document.createElement("li");
  item.textContent = `${gear.chainring}/${gear.sprocket}: ${development(gear).toFixed(2)}`;
  item.prepend(Object.assign(new Image(), { src: wheel, alt: "" }));
  list.append(item);
}
