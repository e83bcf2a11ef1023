import { teas } from "./teas.js";

console.log("autumn", teas);
