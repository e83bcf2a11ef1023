import { departures } from "./timetable.js";

console.log(`The first ferry leaves at ${departures[0]}.`);
