module.exports = class ReleaseRuntimePlugin {
  apply({ hooks, webpack: { RuntimeModule } }) {
    class ReleaseRuntimeModule extends RuntimeModule {
      constructor() {
        super("release");
      }

      generate() {
        return 'console.log("Release 1.4");';
      }
    }

    hooks.thisCompilation.tap("ReleaseRuntimePlugin", (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap("ReleaseRuntimePlugin", (chunk) => {
        compilation.addRuntimeModule(chunk, new ReleaseRuntimeModule());
      });
    });
  }
};
