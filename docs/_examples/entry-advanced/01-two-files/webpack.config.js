const HtmlWebpackPlugin = require("html-webpack-plugin");

module.exports = {
  mode: "production",
  entry: { home: ["./src/base.css", "./src/home.css", "./src/home.js"] },
  plugins: [
    new HtmlWebpackPlugin({
      filename: "home.html",
      template: "./src/page.ejs",
      title: "City museum",
    }),
  ],
};
