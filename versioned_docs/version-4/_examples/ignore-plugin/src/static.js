import { print } from "label-printer";

export const printLabel = (text) => print(text);
console.log("Basil, 3 pots");
