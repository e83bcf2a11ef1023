import { currency } from "./currency.js";

export const price = `12 ${currency}`;
