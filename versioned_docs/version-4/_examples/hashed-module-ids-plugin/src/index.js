import { basil } from "./basil.js";
import { sage } from "./sage.js";

console.log(basil, sage);
