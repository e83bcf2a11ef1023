const {writeFileSync} = require('node:fs');
const {createRequire} = require('node:module');
const {setTimeout} = require('node:timers/promises');

/** How long the build of an edit may be late. */
const nextBuildMilliseconds = 3000;

/**
 * Watches a project, runs its bundle, edits a file, and applies the update as the bundle's function
 * `update` does it.
 * @param edits new texts of files, by path
 * @param output options of `output` besides its own
 * @returns what the bundle has logged with `log()`, what came of the update, and the bundle's exports
 */
async function applyHotUpdate({webpack, folder, mode}, edits, output = {}) {
  const compiler = webpack({
    mode,
    context: folder,
    target: 'node',
    devtool: false,
    entry: './src/index.js',
    // Both versions read libraryTarget.
    output: {path: `${folder}/hot`, filename: 'main.js', libraryTarget: 'commonjs2', ...output},
    optimization: {minimize: false, moduleIds: 'named', chunkIds: 'named'},
    // Each bundle has its own log: messages that an earlier one prints late do not get into it.
    plugins: [
      new webpack.HotModuleReplacementPlugin(),
      new webpack.BannerPlugin({
        raw: true,
        banner: `const log = globalThis.logOf[${JSON.stringify(folder)}];`,
      }),
    ],
  });
  const logged = [];
  globalThis.logOf = {
    ...globalThis.logOf,
    [folder]: (...words) => logged.push(words.join(' ')),
  };
  let built;
  const build = () => new Promise((resolve) => (built = resolve));
  const first = build();
  const watching = compiler.watch({aggregateTimeout: 20}, () => built());
  try {
    await first;
    const require = createRequire(`${folder}/package.json`);
    const bundle = `${folder}/hot/main.js`;
    for (const file of Object.keys(require.cache)) {
      if (file.startsWith(`${folder}/hot/`)) delete require.cache[file];
    }
    const hot = require(bundle);
    await setTimeout(250);
    const second = build();
    for (const [file, text] of Object.entries(edits)) writeFileSync(`${folder}/${file}`, text);
    const isEdited = Object.keys(edits).length > 0;
    if (isEdited) await second;
    const update = hot.update ?? (() => hot.check(true));
    try {
      let result = await update();
      // The second build may have begun before the edit, on a busy machine: the next one has it.
      if (isEdited && result === null) {
        await Promise.race([build(), setTimeout(nextBuildMilliseconds)]);
        result = await update();
      }
      return {logged, result, hot};
    } catch (error) {
      return {logged, error: error.message, hot};
    }
  } finally {
    await new Promise((resolve) => watching.close(resolve));
  }
}

module.exports = {applyHotUpdate};
