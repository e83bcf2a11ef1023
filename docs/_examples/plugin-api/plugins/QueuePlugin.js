const PLUGIN = "QueuePlugin";

module.exports = class QueuePlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, ({ buildQueue, hooks }) => {
      let added = 0;

      buildQueue.hooks.added.tap(PLUGIN, () => added++);
      hooks.finishModules.tap(PLUGIN, () => console.log(`${added} modules queued`));
    });
  }
};
