const webpack = require("webpack");

const compiler = webpack({ mode: "production" }, (error, stats) => {
  if (error) throw error;
  console.log(stats.toString({ preset: "summary" }));
});

console.log("started", compiler.constructor.name);
