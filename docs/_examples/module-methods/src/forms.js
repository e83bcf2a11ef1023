import weigh from "./herbs/sage.js";
import { name, price as cost } from "./herbs/sage.js";
import * as sage from "./herbs/sage.js";
import mint, { name as other } from "./herbs/mint.cjs";
import label from "./label.txt" with { type: "text" };
import "./recipes/tea.js";

console.log(weigh(5), name, cost, Object.keys(sage));
console.log(mint, other, label.trim());
