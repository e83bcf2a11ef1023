import { drawMoon, planets } from "sky-kit";
import { age, illumination } from "./moon.js";

const tonight = new Date("2026-03-27");
document.querySelector("output").textContent = `The moon is ${Math.floor(age(tonight))} days old.`;
document.body.append(drawMoon(illumination(tonight)));

for (const [name, days] of planets) {
  document.querySelector("ul").append(`${name}: ${days} days a year. `);
}
