import { prices } from "./prices.js";

const photo = new URL("./tea.svg", import.meta.url);

console.log(prices, require("./prices.js"), photo);
import(`./menu/${document.title}.js`);
