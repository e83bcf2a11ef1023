export { mix } from "./index.cjs";
