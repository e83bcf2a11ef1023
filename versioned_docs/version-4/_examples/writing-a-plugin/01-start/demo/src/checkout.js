import { price } from "./price.js";

document.querySelector("main").textContent = `Total: ${price(14)}`;
