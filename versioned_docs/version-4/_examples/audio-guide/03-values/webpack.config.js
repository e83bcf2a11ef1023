const path = require("path");
const HtmlWebpackPlugin = require("html-webpack-plugin");
const { DefinePlugin, EnvironmentPlugin } = require("webpack");

module.exports = ({ stage = "live" }) => ({
  output: { path: path.resolve(__dirname, "dist", stage) },
  plugins: [
    new HtmlWebpackPlugin({ title: `Audio guide, ${stage}` }),
    new DefinePlugin({ SOUND_URL: JSON.stringify(`https://${stage}.example/sound/`) }),
    new EnvironmentPlugin(["RELEASE"]),
  ],
});
