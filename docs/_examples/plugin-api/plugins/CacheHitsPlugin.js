const PLUGIN = "CacheHitsPlugin";

module.exports = class CacheHitsPlugin {
  apply(compiler) {
    const { Cache } = compiler.webpack;
    const stage = Cache.STAGE_MEMORY - 1;
    let [hits, misses] = [0, 0];

    compiler.cache.hooks.get.tap({ name: PLUGIN, stage }, (name, etag, handlers) => {
      handlers.push((result, callback) => {
        if (result === undefined) misses++;
        else hits++;
        callback();
      });
    });
    compiler.hooks.done.tap(PLUGIN, () => {
      console.log(`${hits > 0 ? "some" : "no"} hits, ${misses > 0 ? "some" : "no"} misses`);
    });
  }
};
