import { price } from "./price.js";
import "./shop.css";

document.querySelector("output").textContent = price(250);
