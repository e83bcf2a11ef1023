const path = require("path");

module.exports = {
  mode: "development",
  devServer: {
    contentBase: [path.join(__dirname, "public"), path.join(__dirname, "photos")],
    contentBasePublicPath: ["/", "/photos"],
  },
};
