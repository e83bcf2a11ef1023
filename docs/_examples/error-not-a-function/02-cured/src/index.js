import format from "./format.js";

document.querySelector("h1").textContent = format(12);
