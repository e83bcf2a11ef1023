import currency from "settings:currency";

console.log(`4.50 ${currency}`);
