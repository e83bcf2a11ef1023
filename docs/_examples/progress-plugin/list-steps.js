const webpack = require("webpack");

const steps = {};
const plugin = new webpack.ProgressPlugin((percentage, message, step) => {
  if (message !== "sealing") return;
  const percent = Math.floor(percentage * 100);
  steps[percent] = (steps[percent] ?? new Set()).add(step);
});
const compiler = webpack({ mode: "production", plugins: [plugin] });

compiler.run(() => {
  for (const [percent, names] of Object.entries(steps)) {
    console.log(`${percent} %  ${[...names].join(", ")}`);
  }
  compiler.close(() => {});
});
