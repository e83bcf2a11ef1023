const name = "WherePlugin";

module.exports = class WherePlugin {
  constructor(requests) {
    this.requests = requests;
  }

  apply(compiler) {
    compiler.hooks.make.tapPromise(name, async () => {
      const resolver = compiler.resolverFactory.get("normal", { dependencyType: "esm" });
      for (const request of this.requests) {
        const file = await resolver
          .resolvePromise({}, compiler.context, request)
          .catch(({ message }) => message);
        console.log(request, "->", String(file).replace(compiler.context, "."));
      }
    });
  }
};
