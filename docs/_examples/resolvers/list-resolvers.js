const name = "ResolverListPlugin";

module.exports = class ResolverListPlugin {
  apply(compiler) {
    const lines = [];

    for (const type of ["normal", "context", "loader"]) {
      compiler.resolverFactory.hooks.resolver.for(type).tap(name, (resolver, options, request) => {
        const extensions = [...resolver.options.extensions].join(" ");
        lines.push(`${type.padEnd(8)} ${String(request.dependencyType).padEnd(10)} ${extensions}`);
      });
    }

    compiler.hooks.done.tap(name, () => console.log(lines.sort().join("\n")));
  }
};
