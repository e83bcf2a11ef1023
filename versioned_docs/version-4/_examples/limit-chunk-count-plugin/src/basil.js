import { water } from "./care.js";

export const text = `Basil: sow in May, ${water(3)}`;
