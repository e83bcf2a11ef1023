const path = require("path");

module.exports = {
  mode: "development",
  output: { publicPath: "/assets/" },
  devServer: {
    contentBase: path.join(__dirname, "public"),
  },
};
