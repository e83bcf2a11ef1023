export { constellations } from "./constellations.js";
export { drawMoon } from "./draw-moon.js";
export { dwarfPlanets, planets } from "./planets.js";
