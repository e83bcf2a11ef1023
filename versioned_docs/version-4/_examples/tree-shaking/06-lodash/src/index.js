import { startCase } from "lodash";
import { drawMoon, planets } from "sky-kit";
import { age, illumination } from "./moon.js";

const place = new URLSearchParams(location.search).get("place") || "cape-town";
document.querySelector("h1").textContent = `Tonight in ${startCase(place)}`;

const tonight = new Date("2026-03-27");
document.querySelector("output").textContent = `The moon is ${Math.floor(age(tonight))} days old.`;
document.body.append(drawMoon(illumination(tonight)));

for (const [name, days] of planets) {
  document.querySelector("ul").append(`${name}: ${days} days a year. `);
}
