const PLUGIN = "ScriptPlugin";

module.exports = class ScriptPlugin {
  apply(compiler) {
    const { runtime, Template } = compiler.webpack;

    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      const { createScript } =
        runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);

      createScript.tap(PLUGIN, (code) =>
        Template.asString([code, 'script.dataset.app = "ferry";']),
      );
    });
  }
};
