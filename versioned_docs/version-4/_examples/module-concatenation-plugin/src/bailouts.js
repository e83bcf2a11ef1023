import { parse } from "./parse.js";
import { legacy } from "./legacy.js";
import { shared } from "./shared.js";
import { tax } from "./tax.js";

console.log(parse("1 + 2"), legacy, shared, tax);
import("./receipt.js");
