import { table } from "./table.js";

export const constellations = table("Orion Rigel, Lyra Vega, Cygnus Deneb, Leo Regulus, Virgo Spica");
