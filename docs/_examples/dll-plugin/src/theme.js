import { bars } from "harbor-chart";
import { theme } from "harbor-chart/theme.js";

theme.symbol = "=";
console.log(bars([3, 5, 2]));
