const { mkdtemp, rm, writeFile } = require("node:fs/promises");
const { tmpdir } = require("node:os");
const path = require("node:path");
const { promisify } = require("node:util");
const webpack = require("webpack");

module.exports = async function build(test, { content, options, devtool = false }) {
  const folder = await mkdtemp(path.join(tmpdir(), "phrases-"));
  test.after(() => rm(folder, { recursive: true }));
  await writeFile(path.join(folder, "kiosk.phrases"), content);
  const compiler = webpack({
    mode: "development",
    devtool,
    target: "node",
    context: folder,
    entry: "./kiosk.phrases",
    output: { path: folder, library: { type: "commonjs2" } },
    module: {
      rules: [{ test: /\.phrases$/, loader: require.resolve("phrase-loader"), options }],
    },
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  return { stats, bundle: path.join(folder, "main.js") };
};
