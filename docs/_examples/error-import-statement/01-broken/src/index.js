import { route } from "./route.js";

document.querySelector("h1").textContent = route;
