import names from "bird-names";
import { song } from "./songs";

const places = require("./places");

document.querySelector("p").textContent = `${names.robin}: ${song("robin")}, ${places.robin}`;
