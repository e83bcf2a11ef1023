const fs = require("node:fs");
const webpack = require("webpack");

const compiler = webpack({ mode: "production", cache: { type: "filesystem" } });
const folder = compiler.options.cache.cacheLocation;

compiler.run((error) => {
  if (error) throw error;
  if (process.argv.includes("--close")) compiler.close(() => {});
});

process.on("exit", () => console.log("cache written:", fs.existsSync(folder)));
