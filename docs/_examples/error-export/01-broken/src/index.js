import { volume } from "./shapes.js";
import { side } from "./sizes.json";

document.title = `${volume(side)} m³`;
