import { PI } from "./numbers.js";
import { words } from "./words.js";

export const area = (radius) => PI * radius ** 2;
export const label = () => words.circle;
