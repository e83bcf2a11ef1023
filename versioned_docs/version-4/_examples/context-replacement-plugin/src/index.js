import { noon } from "clock-words";

console.log(noon("de"));
