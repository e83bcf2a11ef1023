const show = {
  apply({ options }) {
    console.log("extensions:", options.resolve.extensions.join(" "));
    console.log("rules:", options.module.rules);
  },
};

module.exports = {
  mode: "production",
  entry: "./src/index.js",
  resolve: { extensions: [".js", ".json"] },
  module: { rules: [{ test: /\.txt$/, type: "asset/source" }] },
  plugins: [show],
};
