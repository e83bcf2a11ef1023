import names from "bird-names";
import { song } from "./songs.js";

const places = require("./places.js");

document.querySelector("p").textContent = `${names.robin}: ${song("robin")}, ${places.robin}`;
