import "./vendor/standings.js";
import "./vendor/ticker.js";
import { colorOf } from "./vendor/colors.js";
import teams from "./teams.json";

window.showStandings(document.querySelector("ol"), teams);
window.setTitle("Standings, day 11");
document.querySelector("ol").style.color = colorOf("Castle");
