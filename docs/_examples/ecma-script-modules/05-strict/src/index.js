import birdNames from "bird-names";
import * as places from "./places.cjs";
import { song } from "./songs.js";

const names = birdNames.default;
document.querySelector("p").textContent = `${names.robin}: ${song("robin")}, ${places.robin}`;
