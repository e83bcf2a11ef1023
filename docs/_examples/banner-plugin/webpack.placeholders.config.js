const { BannerPlugin } = require("webpack");

module.exports = {
  mode: "development",
  devtool: false,
  output: { filename: "js/[name].js" },
  plugins: [
    new BannerPlugin("[file] | [path] | [base] | [name] | [ext] | [id]"),
    new BannerPlugin("[fullhash] | [fullhash:6] | [chunkhash:6]"),
    new BannerPlugin("[uniqueName] | [\\name\\] | [mail@example.com]"),
  ],
};
