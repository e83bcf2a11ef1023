import size from "./bread.png";

console.log(size);
