import path from "node:path";

console.log(path.join("maps", "city.json"));
