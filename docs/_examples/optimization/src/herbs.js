import { plant } from "./plant.js";

console.log("herbs", plant);
