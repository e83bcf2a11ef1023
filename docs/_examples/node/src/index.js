import { brightest } from "./planets.js";

console.log(`Look for ${brightest} tonight`);
