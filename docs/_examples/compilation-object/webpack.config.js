module.exports = ({ use = "Files" }) => ({
  mode: "production",
  entry: { menu: "./src/menu.js" },
  optimization: { concatenateModules: false },
  plugins: [new (require(`./${use}Plugin.js`))()],
  stats: { preset: "errors-warnings", logging: "info" },
});
