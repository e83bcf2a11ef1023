import { hours } from "./hours.js";

document.querySelector("#steps").textContent = `Climb 143 steps, ${hours}`;
