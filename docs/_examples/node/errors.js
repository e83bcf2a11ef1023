const path = require("node:path");
const webpack = require("webpack");

const configurations = {
  "unknown option": { mode: "production", entri: "./src/index.js" },
  "output folder is a file": { mode: "production", output: { path: path.resolve("package.json") } },
  "missing module": { mode: "production", entry: "./src/missing.js" },
  "missing export": { mode: "production", entry: "./src/renamed.js", output: { filename: "renamed.js" } },
};

function build(configuration) {
  return new Promise((resolve) => {
    webpack(configuration, (error, stats) => {
      if (error) return resolve([error.name, error.message.split("\n")[0]]);

      const { errors, warnings } = stats.toJson({ all: false, errors: true, warnings: true });
      resolve([stats.hasErrors() ? "with errors" : "written", ...[...errors, ...warnings].map(describe)]);
    });
  });
}

function describe({ moduleName, loc, message }) {
  return `${moduleName} ${loc}: ${message.split("\n")[0]}`;
}

async function main() {
  for (const [name, configuration] of Object.entries(configurations)) {
    console.log(`${name}:`, await build(configuration));
  }
}

main();
