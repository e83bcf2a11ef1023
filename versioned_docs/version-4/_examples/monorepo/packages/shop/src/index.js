import { price } from "price-kit";

console.log(price({ cents: 480 }));
