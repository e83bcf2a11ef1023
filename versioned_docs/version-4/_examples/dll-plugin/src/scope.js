import { bars } from "charts/node_modules/harbor-chart/index";

console.log(bars([3, 5, 2]));
