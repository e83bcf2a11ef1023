import { parse } from "./parse.js";
import { legacy } from "./legacy.js";
import { rates } from "./rates.js";
import { shared } from "./shared.js";

console.log(parse("1 + 2"), legacy, rates, shared);
import("./receipt.js");
