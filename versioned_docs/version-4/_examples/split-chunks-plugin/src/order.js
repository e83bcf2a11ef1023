import { stars } from "star-rating";

console.log(stars(3), "after your order");
