import { price, title } from "./kiosk.phrases";

console.log(title());
console.log(price({ people: 2, price: 14 }));
