import { herbs } from "./herbs.js";

console.log(herbs.join(", "));
