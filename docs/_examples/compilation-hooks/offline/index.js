import files from "./files.json";

console.log("Keep for offline use:", files.join(" "));
