const path = require("node:path");

module.exports = {
  mode: "development",
  devServer: {
    static: [
      path.join(__dirname, "public"),
      { directory: path.join(__dirname, "photos"), publicPath: "/photos" },
    ],
  },
};
