module.exports = class ScreenPlugin {
  apply(compiler) {
    const { ExternalsPlugin } = compiler.webpack;

    new ExternalsPlugin("var", { "museum-screen": "museumScreen" }).apply(compiler);
  }
};
