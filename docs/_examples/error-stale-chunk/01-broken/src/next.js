import { unit } from "./units.js";

const { trip } = await import(/* webpackChunkName: "details" */ "./trip.js");

document.querySelector("h1").textContent = `${trip}, ${unit}`;
