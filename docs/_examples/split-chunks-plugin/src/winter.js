import { soils } from "./soils.js";
import { teas } from "./teas.js";

console.log("winter", soils, teas);
