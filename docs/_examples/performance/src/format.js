import { currency } from "./cart.js";

export const format = (price) => `${price} ${currency}`;
