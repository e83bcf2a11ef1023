import text from "./leaf.svg?raw";
import data from "./leaf.svg?inline";
import file from "./leaf.svg";

console.log(text.slice(0, 20));
console.log(data.slice(0, 20));
console.log(file);
