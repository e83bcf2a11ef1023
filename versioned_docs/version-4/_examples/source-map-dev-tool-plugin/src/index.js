import { nextFerry } from "./timetable.js";

console.log(nextFerry(process.argv.length));
