const path = require("path");

const folder = path.resolve(__dirname, "dist");

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
    output: { path: folder, libraryTarget: "commonjs2" },
  },
];
