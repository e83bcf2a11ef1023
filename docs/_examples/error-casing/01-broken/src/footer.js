import "./Header.js";

console.log("footer");
