import { litres } from "../units.js";

const leaf = new URL("./leaf.svg", import.meta.url);
document.body.append(`${litres(8)} l`, Object.assign(new Image(), { src: leaf }));
