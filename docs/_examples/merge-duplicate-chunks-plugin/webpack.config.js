module.exports = (env) => ({
  mode: "production",
  target: "node",
  output: { clean: true },
  optimization: { mergeDuplicateChunks: !env.keep },
});
