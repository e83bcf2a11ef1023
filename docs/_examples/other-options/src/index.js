import { spoons } from "./units.js";

console.log(spoons);
import("./drivers.js");
