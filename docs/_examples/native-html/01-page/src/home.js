import { hours } from "./hours.js";

document.querySelector("#hours").textContent = `Open ${hours}`;
