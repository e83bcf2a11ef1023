import { format } from "./format.js";

export const shout = (text) => format(text).toUpperCase();
