module.exports = ({ plugin = "SizesPlugin" }) => {
  const plugins = plugin.split(",").map((name) => {
    const Plugin = require(`./plugins/${name}.js`);
    return new Plugin();
  });

  return {
    mode: "production",
    output: { clean: true, chunkFilename: "[name].js" },
    optimization: { chunkIds: "named", minimize: false },
    stats: "errors-warnings",
    plugins,
  };
};
