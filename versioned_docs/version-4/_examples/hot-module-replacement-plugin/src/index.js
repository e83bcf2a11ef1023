import { tide } from "./tide.js";

console.log(tide);
global.update = () => module.hot.check(true);

if (module.hot) {
  module.hot.accept("./tide.js", () => console.log(tide));
}
