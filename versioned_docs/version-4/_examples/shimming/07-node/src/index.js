import "./vendor/standings.js";
import "./vendor/ticker.js";
import { basename } from "path";
import { colorOf } from "./vendor/colors.js";
import teams from "./teams.json";

const { North } = Object.groupBy(teams, (team) => team.group);
const file = basename(location.pathname);

window.showStandings(document.querySelector("ol"), North);
window.setTitle(`Standings, day 11 (${file})`);
document.querySelector("ol").style.color = colorOf("Castle");
