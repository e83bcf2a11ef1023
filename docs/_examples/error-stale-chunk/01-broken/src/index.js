import { unit } from "./units.js";

const { route } = await import(/* webpackChunkName: "details" */ "./route.js");

document.querySelector("h1").textContent = `${route}, ${unit}`;
