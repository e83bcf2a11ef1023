const NAME = "EveryMethod";

module.exports = class EveryMethodPlugin {
  constructor(getLogger) {
    this.getLogger = getLogger;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const logger = this.getLogger(compiler, compilation);

      logger.error("an error");
      logger.assert(1 + 1 === 3, "an assertion");
      logger.warn("a warning");
      logger.info("an info");
      logger.status("a status");
      logger.log("a log");
      logger.group("a group");
      logger.log("in the group");
      logger.groupEnd();
      logger.groupCollapsed("a collapsed group");
      logger.log("in the collapsed group");
      logger.groupEnd();
      logger.time("a time");
      logger.timeLog("a time");
      logger.timeEnd("a time");
      logger.clear();
      logger.debug("a debug message");
      logger.trace();
    });
  }
};
