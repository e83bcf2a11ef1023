import { stops } from "./stops.js";

export const ticket = `From ${stops[0]} to ${stops[1]}`;
