import info from "virtual:build-info.json";

console.log(`Bakery ${info.version}`);
