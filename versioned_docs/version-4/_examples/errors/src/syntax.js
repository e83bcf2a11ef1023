import { label } from "price-kit";

console.log(label({ price: 3 }));
