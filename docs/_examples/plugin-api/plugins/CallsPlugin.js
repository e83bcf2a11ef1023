const PLUGIN = "CallsPlugin";

module.exports = class CallsPlugin {
  apply(compiler) {
    const { javascript, sources } = compiler.webpack;

    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      const hooks = javascript.JavascriptModulesPlugin.getCompilationHooks(compilation);

      hooks.renderModuleContent.tap(PLUGIN, (source, module) => {
        const name = module.readableIdentifier(compilation.requestShortener);
        return new sources.ConcatSource(`console.log("start ${name}");\n`, source);
      });
      hooks.inlineInRuntimeBailout.tap(PLUGIN, () => "CallsPlugin notes starts");
      hooks.chunkHash.tap(PLUGIN, (chunk, hash) => hash.update(PLUGIN));
    });
  }
};
