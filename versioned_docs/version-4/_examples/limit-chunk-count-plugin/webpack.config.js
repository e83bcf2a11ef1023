const { LimitChunkCountPlugin } = require("webpack").optimize;

module.exports = (env) => ({
  mode: "production",
  target: "node",
  plugins: [env.limit && new LimitChunkCountPlugin({ maxChunks: Number(env.limit) })].filter(Boolean),
});
