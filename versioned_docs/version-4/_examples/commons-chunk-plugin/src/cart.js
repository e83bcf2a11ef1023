import { format } from "./format.js";
import { label } from "pot-labels";

console.log(label(format("Cart")));
