const { ContextReplacementPlugin } = require("webpack");

module.exports = {
  mode: "production",
  entry: "./src/report.js",
  plugins: [
    new ContextReplacementPlugin(/report-kit$/, (context) => {
      for (const dependency of context.dependencies) dependency.critical = false;
    }),
  ],
};
