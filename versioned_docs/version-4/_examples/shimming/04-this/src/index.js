import "./vendor/standings.js";
import "./vendor/ticker.js";
import teams from "./teams.json";

window.showStandings(document.querySelector("ol"), teams);
window.setTitle("Standings, day 11");
