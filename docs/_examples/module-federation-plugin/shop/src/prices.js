import { version } from "prices";
import { badge } from "reviews/badge";

console.log(`shop uses prices ${version}`);
console.log(badge);
