const mint = require("./herbs/mint.cjs");
const sage = require("./herbs/sage.js");

console.log(mint.name, sage.default(20));
console.log(module.require("./herbs/mint.cjs") === mint);
console.log(require.resolve("./herbs/mint.cjs"));
console.log(Object.keys(require.cache));
console.log(require.main === module);

const soup = require.resolveWeak("./recipes/soup.js");
console.log(soup, soup in __webpack_modules__);
