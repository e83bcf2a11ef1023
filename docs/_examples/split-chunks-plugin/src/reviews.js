import { debounce } from "lodash";
import { stars } from "./stars.js";

console.log("reviews", debounce, stars);
