import { soils } from "./soils.js";

console.log("summer", soils);
