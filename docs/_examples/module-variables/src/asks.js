import { green } from "./tea.js";

console.log(green);
console.log(__webpack_is_included__("./tea.js"));
console.log(__webpack_is_included__("./cart.js"));
