const webpack = require("webpack");

const steps = {};
const handler = (percentage, message) => {
  if (!message || message === "building") return;
  const percent = Math.floor(percentage * 100);
  steps[percent] = (steps[percent] || new Set()).add(message);
};

webpack({ mode: "production", plugins: [new webpack.ProgressPlugin(handler)] }, () => {
  for (const [percent, names] of Object.entries(steps)) {
    console.log(`${percent} %  ${[...names].join(", ")}`);
  }
});
