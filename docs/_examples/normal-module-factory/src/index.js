import "./debug.js";
import { pay } from "./pay.js";
import { teas } from "./teas.js";

document.title = `${teas.length} teas`;
pay(4.5);
