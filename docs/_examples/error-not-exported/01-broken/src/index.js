import { format } from "clock-kit/lib/format.js";

console.log(format(9, 5));
