const PricesPlugin = require("./plugins/PricesPlugin.js");

module.exports = {
  mode: "production",
  plugins: [new PricesPlugin()],
};
