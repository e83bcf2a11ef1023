const { ModuleFederationPlugin } = require("webpack").container;

module.exports = {
  mode: "production",
  entry: {},
  output: { path: `${__dirname}/weather`, uniqueName: "weather" },
  plugins: [
    new ModuleFederationPlugin({
      name: "weather",
      filename: "entry.js",
      exposes: { "./forecast": "./src/forecast.js" },
    }),
  ],
};
