const { release } = require("./release.mjs");

module.exports = {
  mode: "production",
  output: { filename: `${release}.js` },
};
