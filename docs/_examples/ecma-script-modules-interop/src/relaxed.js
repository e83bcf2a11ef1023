import plain, { robin } from "./plain.cjs";
import compiled, { count } from "./compiled.cjs";

console.log("relaxed:", plain, robin, compiled, count);
