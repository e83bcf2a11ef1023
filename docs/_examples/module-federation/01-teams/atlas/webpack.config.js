const path = require("node:path");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const { ModuleFederationPlugin } = require("webpack").container;

const weather = process.env.WEATHER_URL ?? "http://localhost:3001/";

const react = { singleton: true, requiredVersion: "^19.0.0" };

module.exports = {
  mode: "production",
  context: __dirname,
  entry: "./src/index.js",
  output: {
    path: path.resolve(__dirname, "dist"),
    filename: "[name].[contenthash:8].js",
    clean: true,
  },
  module: { rules: [require("../jsx.js")] },
  plugins: [
    new ModuleFederationPlugin({
      name: "atlas",
      remotes: { weather: `weather@${weather}weather-entry.js` },
      shared: { react, "react/": react, "react-dom/": react },
    }),
    new HtmlWebpackPlugin({ title: "Atlas" }),
  ],
};
