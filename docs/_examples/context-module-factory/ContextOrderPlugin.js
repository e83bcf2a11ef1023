const name = "ContextOrderPlugin";

module.exports = class ContextOrderPlugin {
  apply(compiler) {
    compiler.hooks.contextModuleFactory.tap(name, ({ hooks }) => {
      for (const hook of ["beforeResolve", "afterResolve"]) {
        hooks[hook].tap(name, (data) => {
          console.log(hook, data.request, data.mode, data.regExp);
        });
      }
      hooks.contextModuleFiles.tap(name, (files) => {
        console.log("contextModuleFiles", files);
      });
      hooks.alternativeRequests.tap({ name, stage: 10 }, (requests) => {
        console.log("alternativeRequests", requests.map(({ request }) => request));
      });
    });
  }
};
