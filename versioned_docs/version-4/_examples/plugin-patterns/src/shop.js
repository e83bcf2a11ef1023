import { trees } from "./trees.js";

// t("shop.title")
console.log(`${trees.length} kinds of apples`);
