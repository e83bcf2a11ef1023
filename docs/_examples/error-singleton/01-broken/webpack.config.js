const { ModuleFederationPlugin } = require("webpack").container;

module.exports = {
  mode: "development",
  plugins: [
    new ModuleFederationPlugin({
      name: "map",
      shared: { palette: { singleton: true, requiredVersion: "^2.0.0" } },
    }),
  ],
};
