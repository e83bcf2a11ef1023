import { currency } from "./cart.js";

const suffix = ` ${currency}`;
export const format = (amount) => amount + suffix;
