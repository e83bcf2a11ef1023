import { items } from "./cart.js";

export const count = items.length;
console.log(__webpack_module__.id, Object.keys(__webpack_modules__));
console.log(__webpack_require__("./src/cart.js").items === items);
console.log(__webpack_global__ === __webpack_require__);
console.log(__webpack_exports__.count, __webpack_module__.exports.count);
