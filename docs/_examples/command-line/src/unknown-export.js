import { price } from "./prices.js";

document.title = price;
