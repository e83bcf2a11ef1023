import { basil } from "./basil.js";

export const list = [basil];
