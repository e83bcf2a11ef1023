import { currency } from "./currency.js";

const suffix = ` ${currency}`;
export const format = (amount) => amount + suffix;
