import { area } from "./shapes";

document.title = `${area(3)} m²`;
