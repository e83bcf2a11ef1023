export { format } from "./format.js";
