import defer * as chart from "./chart.js";

console.log("start");
chart.draw();
