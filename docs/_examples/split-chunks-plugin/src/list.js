import MiniSearch from "minisearch";
import { herbs } from "./herbs.js";
import { prices } from "./prices.js";

console.log("list", MiniSearch, herbs, prices);
