import { sum } from "exports-kit";
import { meter } from "exports-kit/units";

console.log(sum(1, 2) + meter);
