const { ManifestPlugin } = require("webpack");

module.exports = {
  mode: "production",
  entry: { admin: "./src/admin.js" },
  output: { filename: "[name].[contenthash:8].js", clean: true },
  plugins: [
    new ManifestPlugin({
      filter: ({ file }) => {
        console.log("filter sees", file);
        return true;
      },
    }),
  ],
};
