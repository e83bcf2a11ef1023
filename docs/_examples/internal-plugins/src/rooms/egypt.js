import { opening } from "./opening.js";

export const text = `Egypt, ${opening}`;
