import { theme } from "./theme.js";

export const bars = (values) => values.map((value) => theme.symbol.repeat(value)).join("\n");
