const { VirtualUrlPlugin } = require("webpack").experiments.schemes;

const source = () => `export default "release ${process.env.RELEASE}";`;

module.exports = {
  mode: "development",
  devtool: false,
  target: "node",
  entry: "./src/release.js",
  cache: { type: "filesystem" },
  plugins: [
    new VirtualUrlPlugin({
      release: source,
      pinned: { source, version: () => process.env.RELEASE },
    }),
  ],
};
