const { VueLoaderPlugin } = require("vue-loader");

module.exports = {
  mode: "production",
  module: { rules: [{ test: /\.vue$/, loader: "vue-loader" }] },
  plugins: [new VueLoaderPlugin()],
};
