import "./header.js";

console.log("footer");
