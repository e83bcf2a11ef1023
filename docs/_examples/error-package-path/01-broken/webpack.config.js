const StampPlugin = require("stamp-kit/lib/plugin");

module.exports = {
  mode: "production",
  plugins: [new StampPlugin()],
};
