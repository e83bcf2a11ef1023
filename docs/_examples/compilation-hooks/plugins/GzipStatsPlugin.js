const { gzipSync } = require("node:zlib");

const PLUGIN = "GzipStatsPlugin";

module.exports = class GzipStatsPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, ({ hooks }) => {
      const sizes = new Map();

      hooks.afterProcessAssets.tap(PLUGIN, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          sizes.set(name, gzipSync(source.buffer()).length);
        }
      });

      hooks.statsFactory.tap(PLUGIN, (factory) => {
        factory.hooks.extract.for("asset").tap(PLUGIN, (data, { name }) => {
          data.gzip = sizes.get(name);
        });
      });

      hooks.statsPrinter.tap(PLUGIN, (printer) => {
        printer.hooks.print.for("asset.gzip").tap(PLUGIN, (size, { formatSize }) => {
          return `gzip ${formatSize(size)}`;
        });
      });
    });
  }
};
