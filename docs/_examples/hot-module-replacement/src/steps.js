import { herb } from "./herb.js";

console.log(herb, module.hot.status());
module.hot.accept("./herb.js");

const log = (status) => console.log(status);
module.hot.addStatusHandler(log);
module.hot.addStatusHandler(function once(status) {
  console.log("first status:", status);
  module.hot.removeStatusHandler(once);
});
