import { brightest } from "./planets.js";

export const sky = { brightest, meteors: "Perseids" };
