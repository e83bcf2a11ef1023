import { herb } from "./herb.js";

console.log(herb);
module.hot?.decline("./herb.js");
