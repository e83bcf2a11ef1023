const { ModuleFederationPlugin } = require("webpack").container;

module.exports = {
  mode: "production",
  plugins: [
    new ModuleFederationPlugin({
      name: "map",
      remotes: { weather: "weather@/entry.js" },
    }),
  ],
};
