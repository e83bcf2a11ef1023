import { tax } from "./tax.js";

export const total = (prices) => prices.reduce((sum, price) => sum + price * tax, 0);
