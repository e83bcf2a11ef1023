import { teas } from "./teas.js";

const count = teas.length;

document.title = `${count} teas`;
console.log(count);

export default count;
