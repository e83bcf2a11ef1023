import { mix as mixText } from "./index.js";

export const mix = (...colors) => `\u001b[1m${mixText(...colors)}\u001b[0m`;
