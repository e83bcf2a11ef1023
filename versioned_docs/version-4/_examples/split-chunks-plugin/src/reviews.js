import { stars } from "star-rating";

console.log(stars(5));
