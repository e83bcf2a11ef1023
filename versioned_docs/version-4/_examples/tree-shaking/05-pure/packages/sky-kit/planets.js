import { table } from "./table.js";

export const planets = /*#__PURE__*/ table(
  "Mercury 88, Venus 225, Earth 365, Mars 687, Jupiter 4333",
);

export const dwarfPlanets = /*#__PURE__*/ table(
  "Ceres 1682, Pluto 90560, Haumea 103410, Makemake 111845",
);
