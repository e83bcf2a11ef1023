import calais from "../src/routes/calais.js";

export const routes = [calais];
