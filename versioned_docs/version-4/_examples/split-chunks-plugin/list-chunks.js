const path = require("path");
const webpack = require("webpack");

const config = require(path.resolve(process.argv[2]));
const optimization = { ...config.optimization, concatenateModules: false };

webpack({ ...config, optimization }, (error, stats) => {
  if (error) throw error;
  const { chunks, entrypoints } = stats.toJson({ chunkModules: true });
  for (const [name, { assets }] of Object.entries(entrypoints)) {
    console.log(`${name} loads ${assets.join(", ")}`);
  }
  for (const { files, modules, reason } of chunks) {
    const names = modules.map(({ name }) => path.basename(name.replace("/index.js", "")));
    console.log(`${files[0]} = ${names.join(" + ")} ${reason || ""}`.trim());
  }
});
