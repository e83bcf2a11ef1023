import { plant } from "./plant.js";

console.log("spices", plant);
