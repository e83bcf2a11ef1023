import { stops } from "./stops.js";
import times from "./times.json";

console.log(stops.join(", "), times.length);
import("./map.js");
