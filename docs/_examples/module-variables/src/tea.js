export const green = "green";
export const black = "black";

console.log(__webpack_exports_info__.green.used);
console.log(__webpack_exports_info__.black.used);
console.log(__webpack_exports_info__.usedExports);
