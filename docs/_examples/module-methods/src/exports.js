import * as shelf from "./shelf.js";

console.log(Object.keys(shelf), shelf.count);
shelf.add();
console.log(shelf.count);
