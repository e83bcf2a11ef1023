const { gzipSync } = require("node:zlib");

module.exports = class AssetsPlugin {
  apply({ hooks, webpack: { Compilation, sources } }) {
    const { RawSource, ConcatSource } = sources;
    const at = (stage) => ({
      name: "AssetsPlugin",
      stage: Compilation[`PROCESS_ASSETS_STAGE_${stage}`],
    });

    hooks.thisCompilation.tap("AssetsPlugin", (compilation) => {
      const { processAssets } = compilation.hooks;

      processAssets.tap(at("ADDITIONAL"), () => {
        compilation.emitAsset("release.json", new RawSource('{ "release": "1.4" }'));
      });

      processAssets.tap(at("ADDITIONS"), () => {
        const line = 'console.log("Release 1.4");\n';
        compilation.updateAsset("main.js", (source) => new ConcatSource(line, source));
      });

      processAssets.tap(at("OPTIMIZE_TRANSFER"), (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          const zipped = new RawSource(gzipSync(source.buffer()));
          compilation.emitAsset(`${name}.gz`, zipped, { compressed: true });
        }
      });

      processAssets.tap(at("REPORT"), (assets) => {
        for (const name of Object.keys(assets).sort()) {
          console.log(`${name}  ${assets[name].size()} bytes`);
        }
      });
    });
  }
};
