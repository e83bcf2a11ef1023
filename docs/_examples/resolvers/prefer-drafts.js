const name = "DraftsPlugin";

module.exports = class DraftsPlugin {
  apply(resolver) {
    const target = resolver.ensureHook("finalFile");

    resolver.getHook("file").tapAsync(name, (request, resolveContext, callback) => {
      if (!request.path.endsWith(".js")) return callback();

      const path = request.path.replace(/\.js$/, ".draft.js");
      resolver.doResolve(target, { ...request, path }, "use the draft", resolveContext, callback);
    });
  }
};
