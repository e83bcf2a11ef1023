import { now } from "./missing-clock.js";

document.querySelector("time").textContent = now();
