const NAME = "SeedPlugin";

module.exports = class ChildPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const logger = compilation.getLogger(NAME);
      const calendar = logger.getChildLogger("calendar");

      logger.debug("3 kinds of seed");
      calendar.debug("Sow tomatoes in March");
    });
  }
};
