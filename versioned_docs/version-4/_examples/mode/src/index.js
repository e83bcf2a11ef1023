import { area } from "./shapes.js";

if (process.env.NODE_ENV !== "production") {
  console.log("debugging helpers are on");
}
document.title = `${area(3)} m²`;
