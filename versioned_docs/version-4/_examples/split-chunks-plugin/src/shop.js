import { search } from "shelf-search";
import { herbs } from "./herbs.js";

console.log(search(herbs, "i"));
import("./order.js");
