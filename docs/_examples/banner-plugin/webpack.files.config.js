const { BannerPlugin } = require("webpack");

const add = (banner, options) => new BannerPlugin({ banner, ...options });

module.exports = {
  mode: "development",
  devtool: false,
  entry: "./src/shop.js",
  output: { clean: true },
  experiments: { css: true },
  plugins: [
    add("RegExp", { test: /\.css$/ }),
    add("string", { test: "main" }),
    add("glob", { test: { glob: ["*.js", "!main.js"] } }),
    add("function", { test: (file) => file.length > 10 }),
    add("list", { test: [/\.css$/, "src_"] }),
    add("exclude", { test: /\.js$/, exclude: "main" }),
    add("entryOnly", { entryOnly: true }),
  ],
};
