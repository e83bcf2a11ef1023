import "./tides.js";
import "./clock.js";

document.title = "Departures";
