class TracePlugin {
  apply(compiler) {
    const log = (text) => console.log(text);

    compiler.hooks.run.tap("TracePlugin", () => log("compiler: run"));
    compiler.hooks.thisCompilation.tap("TracePlugin", (compilation) => {
      log("compiler: a compilation is created");
      compilation.hooks.buildModule.tap("TracePlugin", (module) => {
        log(`  build ${module.readableIdentifier(compilation.requestShortener)}`);
      });
      compilation.hooks.seal.tap("TracePlugin", () => log("  seal"));
      compilation.hooks.afterChunks.tap("TracePlugin", () => log("  chunks are formed"));
      compilation.hooks.optimizeChunks.tap("TracePlugin", () => log("  optimize chunks"));
      compilation.hooks.moduleIds.tap("TracePlugin", () => log("  assign module ids"));
      compilation.hooks.chunkIds.tap("TracePlugin", () => log("  assign chunk ids"));
      compilation.hooks.beforeCodeGeneration.tap("TracePlugin", () => log("  generate code"));
      compilation.hooks.beforeHash.tap("TracePlugin", () => log("  hash"));
      compilation.hooks.processAssets.tap("TracePlugin", (assets) => {
        log(`  process assets: ${Object.keys(assets).join(", ")}`);
      });
    });
    compiler.hooks.make.tap("TracePlugin", () => log("compiler: make"));
    compiler.hooks.finishMake.tap("TracePlugin", () => log("compiler: finish make"));
    compiler.hooks.emit.tap("TracePlugin", () => log("compiler: emit"));
    compiler.hooks.done.tap("TracePlugin", () => log("compiler: done"));
  }
}

module.exports = {
  mode: "development",
  devtool: false,
  parallelism: 1,
  entry: { player: "./src/player.js", embed: "./src/embed.js" },
  plugins: [new TracePlugin()],
};
