const { ModuleFederationPlugin } = require("webpack").container;

module.exports = {
  mode: "production",
  target: "async-node",
  context: __dirname,
  entry: {},
  output: { path: `${__dirname}/dist` },
  plugins: [
    new ModuleFederationPlugin({
      name: "reviews",
      filename: "reviews-entry.js",
      library: { type: "commonjs2" },
      exposes: { "./stars": "./src/stars.js" },
    }),
  ],
};
