const { MinChunkSizePlugin } = require("webpack").optimize;

module.exports = (env) => ({
  mode: "production",
  target: "node",
  plugins: [env.size && new MinChunkSizePlugin({ minChunkSize: Number(env.size) })].filter(Boolean),
});
