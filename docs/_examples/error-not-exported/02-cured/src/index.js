import { format } from "clock-kit/format";

console.log(format(9, 5));
