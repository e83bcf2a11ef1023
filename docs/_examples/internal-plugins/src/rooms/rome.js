import { opening } from "./opening.js";

export const text = `Rome, ${opening}`;
