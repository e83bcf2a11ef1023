const fs = require("fs");

exports.each = [
  {},
  { namespace: "ferry" },
  { moduleFilenameTemplate: "[resource-path]", sourceRoot: "https://git.example/ferry/raw/2.4.0/" },
  { moduleFilenameTemplate: (info) => `app:///${info.resourcePath.slice(2)}` },
  { moduleFilenameTemplate: () => "ferry.js" },
  { moduleFilenameTemplate: () => "ferry.js", fallbackModuleFilenameTemplate: "[resource-path]" },
];

exports.print = (map) => {
  const { sources, sourceRoot } = JSON.parse(fs.readFileSync(`dist/${map}`, "utf8"));
  for (const source of sources.filter((name) => /timetable|index|ferry.js/.test(name))) console.log("  ", sourceRoot + source);
};
