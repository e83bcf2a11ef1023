import * as chart from /* webpackDefer: true */ "./chart.js";

console.log("start");
console.log(chart.draw());
