import { bars } from "harbor-chart";

console.log(bars([3, 5, 2]));
