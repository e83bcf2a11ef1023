const { mkdir, mkdtemp, readFile, rm, writeFile } = require("node:fs/promises");
const { tmpdir } = require("node:os");
const path = require("node:path");
const { promisify } = require("node:util");
const webpack = require("webpack");

/** Writes a project into a temporary folder, which is deleted after the test. */
exports.project = async function project(test, files) {
  const folder = await mkdtemp(path.join(tmpdir(), "weights-"));
  test.after(() => rm(folder, { recursive: true }));
  await mkdir(path.join(folder, "src"));
  for (const [file, content] of Object.entries(files)) {
    await writeFile(path.join(folder, file), content);
  }
  return folder;
};

/** Builds the project once. */
exports.build = async function build(folder, plugin, options = {}) {
  const context = { mode: "production", context: folder, plugins: [plugin] };
  const output = { path: path.join(folder, "dist") };
  const compiler = webpack({ ...context, output, ...options });
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const read = (file) => readFile(path.join(output.path, file), "utf8");
  return { stats, read };
};
