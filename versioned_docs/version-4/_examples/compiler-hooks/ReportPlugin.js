const { createHash } = require("crypto");

module.exports = class ReportPlugin {
  apply(compiler) {
    const files = [];

    compiler.hooks.assetEmitted.tap("ReportPlugin", (file, content) => {
      const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
      files.push(`${file}  ${content.length} bytes  ${hash}`);
    });

    compiler.hooks.done.tap("ReportPlugin", (stats) => {
      if (stats.hasErrors()) return;
      console.log(files.splice(0).join("\n"));
    });
  }
};
