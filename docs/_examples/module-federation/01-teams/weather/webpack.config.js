const path = require("node:path");
const { ModuleFederationPlugin } = require("webpack").container;

const react = { singleton: true, requiredVersion: "^19.0.0" };

module.exports = {
  mode: "production",
  context: __dirname,
  entry: {},
  output: {
    path: path.resolve(__dirname, "dist"),
    filename: "[name].[contenthash:8].js",
    clean: true,
  },
  module: { rules: [require("../jsx.js")] },
  plugins: [
    new ModuleFederationPlugin({
      name: "weather",
      filename: "weather-entry.js",
      exposes: { "./Forecast": "./src/Forecast.jsx" },
      shared: { react, "react/": react },
    }),
  ],
};
