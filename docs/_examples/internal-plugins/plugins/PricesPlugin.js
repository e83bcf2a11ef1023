module.exports = class PricesPlugin {
  apply(compiler) {
    const { EntryPlugin, library } = compiler.webpack;
    const options = { name: "prices", library: { type: "commonjs2" } };

    new library.EnableLibraryPlugin("commonjs2").apply(compiler);
    new EntryPlugin(compiler.context, "./src/prices.js", options).apply(compiler);
  }
};
