import "./vendor/standings.js";
import teams from "./teams.json";

window.showStandings(document.querySelector("ol"), teams);
