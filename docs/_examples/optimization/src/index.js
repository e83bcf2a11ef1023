import { area } from "./shapes.js";

document.title = `${area(3)} m²`;
