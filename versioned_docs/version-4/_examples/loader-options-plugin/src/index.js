import label from "./label.txt";

console.log(label);
