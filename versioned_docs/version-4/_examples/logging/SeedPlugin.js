const NAME = "SeedPlugin";

module.exports = class SeedPlugin {
  apply(compiler) {
    const startLogger = compiler.getInfrastructureLogger(NAME);
    startLogger.info("Ready to count seeds");

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const logger = compilation.getLogger(NAME);

      compilation.hooks.finishModules.tap(NAME, (modules) => {
        logger.time("count");
        const seeds = [...modules].filter(({ resource }) => /\.seed$/.test(resource));
        logger.timeEnd("count");

        logger.info("Found %d kind of seed", seeds.length);
        logger.debug("Files:", seeds.map((seed) => seed.readableIdentifier(compilation.requestShortener)));
      });
    });
  }
};
