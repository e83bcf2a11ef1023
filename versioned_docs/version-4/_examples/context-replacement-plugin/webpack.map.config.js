const path = require("path");
const { ContextReplacementPlugin } = require("webpack");

module.exports = {
  mode: "production",
  entry: "./src/report.js",
  plugins: [
    new ContextReplacementPlugin(/report-kit$/, path.resolve(__dirname, "src/formats"), {
      csv: "./csv.js",
    }),
  ],
};
