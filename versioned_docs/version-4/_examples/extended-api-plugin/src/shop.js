import { label } from "./label.js";

console.log(label());
import("./late.js");
