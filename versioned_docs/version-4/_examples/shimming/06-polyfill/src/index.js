import "./vendor/standings.js";
import "./vendor/ticker.js";
import { colorOf } from "./vendor/colors.js";
import teams from "./teams.json";

const { North } = Object.groupBy(teams, (team) => team.group);

window.showStandings(document.querySelector("ol"), North);
window.setTitle("Standings, day 11");
document.querySelector("ol").style.color = colorOf("Castle");
