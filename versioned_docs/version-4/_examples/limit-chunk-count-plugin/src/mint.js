import { water } from "./care.js";

export const text = `Mint: grows in the shade, ${water(2)}`;
