const fs = require("fs");

exports.each = [
  { filename: "[file].map" },
  { filename: "maps/[file].map" },
  { filename: "maps/[file].map", fileContext: "js" },
  { filename: "maps/[filebase].map" },
  { filename: "[file].map", publicPath: "https://maps.example/" },
  { filename: "[file].map", append: "\n//# sourceMappingURL=https://maps.example/[url]?2.4.0" },
];

exports.print = (map) => {
  console.log("  writes", map);
  console.log("  ", fs.readFileSync("dist/js/main.js", "utf8").split("\n").at(-1));
};
