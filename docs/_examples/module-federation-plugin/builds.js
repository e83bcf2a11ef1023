const { ModuleFederationPlugin } = require("webpack").container;

const build = (name, entry, options) => ({
  mode: "development",
  devtool: false,
  target: "async-node",
  name,
  context: `${__dirname}/${name}`,
  entry,
  output: { path: `${__dirname}/${name}/dist`, uniqueName: name },
  resolve: { modules: ["packages"] },
  plugins: [new ModuleFederationPlugin({ name, ...options })],
});

module.exports = (shared, entry = "./src/checkout.js") => [
  build("reviews", {}, {
    filename: "reviews-entry.js",
    library: { type: "commonjs2" },
    exposes: { "./badge": "./src/badge.js" },
    shared,
  }),
  build("shop", entry, {
    remoteType: "commonjs2",
    remotes: { reviews: "../../reviews/dist/reviews-entry.js" },
    shared,
  }),
];
