import { price } from "./price.js";

document.querySelector("main").textContent = `Bread, ${price(2.8)}`;
import("./recipes.js").then(({ recipes }) => console.log(recipes));
