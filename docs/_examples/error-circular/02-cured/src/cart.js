import { format } from "./price.js";

export const total = () => format(12);
