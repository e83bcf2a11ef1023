import { area } from "./shapes.js";
import sizes from "./sizes.json";

document.title = `${area(sizes.side)} m²`;
