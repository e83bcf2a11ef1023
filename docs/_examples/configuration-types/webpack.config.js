const path = require("node:path");

const folder = path.resolve(__dirname, "dist");

/** @type {import("webpack").MultiConfiguration} */
module.exports = [
  {
    name: "page",
    dependencies: ["prices"],
    mode: "production",
    entry: { page: "./src/page.js" },
    output: { path: folder },
  },
  {
    name: "prices",
    mode: "production",
    target: "node",
    entry: { prices: "./src/prices.js" },
    output: { path: folder, library: { type: "commonjs2" } },
  },
];

module.exports.parallelism = 1;
