const path = require("node:path");
const webpack = require("webpack");
const configuration = require("./webpack.config.js");

const compiler = webpack(configuration);

compiler.run((error, stats) => {
  if (error) throw error;

  const { outputPath, assets, entrypoints } = stats.toJson({
    all: false,
    outputPath: true,
    assets: true,
    cachedAssets: true,
    entrypoints: true,
  });
  for (const { name, size, emitted } of assets) console.log({ name, size, emitted });

  for (const { name } of entrypoints.main.assets) {
    const file = path.join(outputPath, name);
    console.log(compiler.outputFileSystem.readFileSync(file, "utf8"));
  }
  compiler.close(() => {});
});
