import { age } from "./moon.js";

const tonight = new Date("2026-03-27");
document.querySelector("output").textContent = `The moon is ${Math.floor(age(tonight))} days old.`;
