const WeatherPlugin = require("./plugins/WeatherPlugin.js");

module.exports = {
  mode: "production",
  entry: "./src/weather.js",
  output: { clean: true },
  plugins: [new WeatherPlugin()],
};
