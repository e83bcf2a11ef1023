import { darkest } from "./planets.js";

console.log(darkest);
