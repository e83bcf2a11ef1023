import { litres } from "./units.js";

export const pots = (cups) => Math.ceil(litres(cups));
console.log(pots(3));
