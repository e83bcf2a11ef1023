import length from "./length.txt";

console.log(length);
