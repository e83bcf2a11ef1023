const webpack = require("webpack");

const site = {
  name: "site",
  dependencies: ["data"],
  mode: "production",
  output: { filename: "site.js" },
};
const data = {
  name: "data",
  mode: "production",
  entry: "./src/data.js",
  output: { filename: "data.js", library: { type: "commonjs" } },
};
const compiler = webpack(Object.assign([site, data], { parallelism: 2 }));

for (const { name, hooks } of compiler.compilers) {
  hooks.run.tap("Several", () => console.log("start", name));
  hooks.done.tap("Several", () => console.log("done", name));
}

compiler.run((error, stats) => {
  if (error) throw error;

  const children = compiler.compilers.map(({ options }) => options.stats);
  console.log(stats.toString({ children }));
  for (const { compilation } of stats.stats) {
    console.log(compilation.name, [...compilation.emittedAssets]);
  }
  compiler.close(() => {});
});
