const { readFileSync, writeFileSync } = require("node:fs");

const PLUGIN = "FileListPlugin";
const FILE = "offline/files.json";

module.exports = class FileListPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, ({ chunks, hooks }) => {
      hooks.needAdditionalPass.tap(PLUGIN, () => {
        const files = Array.from(chunks, (chunk) => [...chunk.files]).flat();
        const list = JSON.stringify(files.sort());
        if (readFileSync(FILE, "utf8") === list) return false;

        writeFileSync(FILE, list);
        return true;
      });
    });

    compiler.hooks.additionalPass.tap(PLUGIN, () => {
      console.log("Build again");
      compiler.inputFileSystem.purge();
    });
  }
};
