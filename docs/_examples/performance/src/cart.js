import { format } from "./format.js";

export const currency = "EUR";
export const total = (prices) => format(prices.reduce((sum, price) => sum + price, 0));
