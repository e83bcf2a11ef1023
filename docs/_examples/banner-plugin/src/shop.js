import "./shop.css";

console.log("Herb shop");
import("./map.js");
