const fs = require("fs");
const os = require("os");
const path = require("path");
const { promisify } = require("util");
const webpack = require("webpack");

/** Builds a file with the loader, and gives its exports. */
module.exports = async function build(content, options) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "phrases-"));
  fs.writeFileSync(path.join(folder, "kiosk.phrases"), content);
  fs.writeFileSync(path.join(folder, "glossary.json"), '{ "ferry": "Aurora" }');
  const compiler = webpack({
    mode: "development",
    devtool: false,
    target: "node",
    context: folder,
    entry: "./kiosk.phrases",
    output: { path: folder, libraryTarget: "commonjs2" },
    module: {
      rules: [{ test: /\.phrases$/, loader: require.resolve("../index.js"), options }],
    },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  const { errors } = stats.toJson({ all: false, errors: true });
  const exported = errors.length > 0 ? {} : require(path.join(folder, "main.js"));
  fs.rmSync(folder, { recursive: true });
  return { errors, exported };
};
