module.exports = ({ plugin = "OutlinePlugin", loader } = {}) => ({
  mode: "development",
  devtool: false,
  entry: { orchard: "./src/orchard.js", shop: "./src/shop.js" },
  output: { filename: "[name].js" },
  module: {
    rules: loader ? [{ test: /\.js$/, loader: require.resolve(`./loaders/${loader}.js`) }] : [],
  },
  plugins: [new (require(`./plugins/${plugin}.js`))()],
});
