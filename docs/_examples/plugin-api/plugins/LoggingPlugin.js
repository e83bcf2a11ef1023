const PLUGIN = "LoggingPlugin";

module.exports = class LoggingPlugin {
  apply(compiler) {
    const setup = compiler.getInfrastructureLogger(PLUGIN);

    setup.info("reads the timetable");
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      const logger = compilation.getLogger(PLUGIN);

      compilation.hooks.finishModules.tap(PLUGIN, (modules) => {
        logger.info(`${modules.size} modules`);
      });
    });
  }
};
