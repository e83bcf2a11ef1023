import { format } from "./price.js";

export const currency = "EUR";
export const total = () => format(12);
