import { trees } from "./trees.js";

console.log(trees.join(", "));
// t("orchard.title")
import("./map.js");
