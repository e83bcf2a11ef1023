const webpack = require("webpack");

const compiler = webpack({ mode: "production" });
let highest = -1;

new webpack.ProgressPlugin((percentage) => {
  const percent = Math.floor(percentage * 10) * 10;
  if (percent <= highest) return;
  highest = percent;
  console.log(`${percent} %`);
}).apply(compiler);

compiler.run((error, stats) => {
  if (error) console.error(error);
  if (error || stats.hasErrors()) process.exitCode = 1;
});
