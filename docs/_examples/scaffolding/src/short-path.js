import { departures } from "./timetable";

console.log(departures.length);
