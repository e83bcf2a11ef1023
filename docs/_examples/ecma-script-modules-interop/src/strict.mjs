import plain, { robin } from "./plain.cjs";
import compiled, { count } from "./compiled.cjs";

console.log("strict: ", plain, robin, compiled, count);
