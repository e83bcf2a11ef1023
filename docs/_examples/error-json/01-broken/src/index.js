import stops from "./stops.json";

console.log(stops.names);
