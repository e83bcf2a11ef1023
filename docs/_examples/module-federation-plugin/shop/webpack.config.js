const { ModuleFederationPlugin } = require("webpack").container;

module.exports = {
  mode: "production",
  target: "async-node",
  context: __dirname,
  output: { path: `${__dirname}/dist` },
  plugins: [
    new ModuleFederationPlugin({
      remoteType: "commonjs2",
      remotes: { reviews: "../../reviews/dist/reviews-entry.js" },
    }),
  ],
};
