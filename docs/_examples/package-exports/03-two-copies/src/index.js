import { mixed } from "paint-kit";
import "./order.js";

console.log(mixed.length);
