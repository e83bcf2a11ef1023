import tides from "./tides.csv";

console.log(tides);
