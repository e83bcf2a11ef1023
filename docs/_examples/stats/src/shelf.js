import { spoons } from "./units.js";
import "./missing.js";

document.title = spoons(2);
