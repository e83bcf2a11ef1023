const options = require("./webpack.config.js");

module.exports = {
  ...options,
  stats: {
    all: false,
    modules: true,
    nestedModules: true,
    optimizationBailout: true,
  },
};
