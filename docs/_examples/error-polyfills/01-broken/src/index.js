import { badge } from "./badge.js";

document.querySelector("h1").textContent = badge("Ada");
