import { today } from "dates";
import { rows } from "./rows.js";

document.querySelector("h1").textContent = `Ferries on ${today()}`;
document.querySelector("tbody").append(...rows());
document.querySelector("button").onclick = () =>
  import(/* webpackChunkName: "map" */ "./map/index.js");
