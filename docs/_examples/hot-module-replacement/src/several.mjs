import { herb } from "./herb.js";
import { price } from "./price.js";

if (import.meta.webpackHot) {
  import.meta.webpackHot.accept(["./herb.js", "./price.js"], (changed) => {
    console.log(changed, herb, price);
  });
}
