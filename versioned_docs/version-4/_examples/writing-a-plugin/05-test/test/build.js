const fs = require("fs");
const os = require("os");
const path = require("path");
const { promisify } = require("util");
const webpack = require("webpack");

/** Builds a project of one file with the plugin, and gives what it wrote. */
module.exports = async function build(code, plugin, options) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "weights-"));
  fs.writeFileSync(path.join(folder, "index.js"), code);
  const compiler = webpack({
    mode: "production",
    context: folder,
    entry: "./index.js",
    output: { path: path.join(folder, "dist") },
    plugins: [plugin],
    ...options,
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  const files = {};
  for (const file of fs.readdirSync(path.join(folder, "dist"))) {
    files[file] = fs.readFileSync(path.join(folder, "dist", file), "utf8");
  }
  fs.rmSync(folder, { recursive: true });
  return { files, warnings: stats.compilation.warnings.map(({ message }) => message) };
};
