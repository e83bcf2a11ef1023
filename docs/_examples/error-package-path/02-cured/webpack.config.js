const { StampPlugin } = require("stamp-kit");

module.exports = {
  mode: "production",
  plugins: [new StampPlugin()],
};
