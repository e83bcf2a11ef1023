const webpack = require("webpack");

const compiler = webpack([
  { name: "shop", mode: "production", output: { filename: "shop.js" } },
  { name: "admin", mode: "production", output: { filename: "admin.js" } },
]);

compiler.hooks.run.tap("Report", ({ name }) => console.log("run", name));
compiler.hooks.done.tap("Report", ({ stats }) => {
  console.log("done", stats.map(({ compilation }) => compilation.name));
});

compiler.run((error) => {
  if (error) throw error;
});
