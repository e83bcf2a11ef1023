const { library, sources } = require("webpack");

const { AbstractLibraryPlugin, EnableLibraryPlugin } = library;
const TYPE = "museum-screen";

module.exports = class ScreenLibraryPlugin extends AbstractLibraryPlugin {
  constructor() {
    super({ pluginName: "ScreenLibraryPlugin", type: TYPE });
  }

  apply(compiler) {
    EnableLibraryPlugin.setEnabled(compiler, TYPE);
    super.apply(compiler);
  }

  parseOptions({ name }) {
    return { name };
  }

  finishEntryModule(module, entryName, { compilation: { moduleGraph } }) {
    moduleGraph.getExportsInfo(module).setUsedInUnknownWay();
  }

  renderStartup(source, module, renderContext, { options }) {
    const name = JSON.stringify(options.name);
    const code = `registerScreen(${name}, __webpack_exports__);\n`;

    return new sources.ConcatSource(source, code);
  }
};
