const path = require("node:path");
const webpack = require("webpack");

const config = require(path.resolve(process.argv[2] ?? "webpack.config.js"));
const later = { concatenateModules: false, minimize: false };

webpack({ ...config, performance: false, optimization: { ...config.optimization, ...later } }, (error, stats) => {
  if (error) throw error;
  const { chunkGraph, chunkGroups, requestShortener } = stats.compilation;
  const filesOf = ({ files }) => [...files].join(" ");
  const nameOf = (module) =>
    module.readableIdentifier(requestShortener).replace(/^.*\/node_modules\/|^(css )?\.\/src\//, "");

  for (const { chunks, name, origins } of chunkGroups) {
    const [{ module, request }] = origins;
    console.log(`${module ? `import("${request}")` : name} loads ${chunks.map(filesOf).join(", ")}`);
  }
  for (const chunk of new Set(chunkGroups.flatMap(({ chunks }) => chunks))) {
    const modules = chunkGraph.getChunkModules(chunk).filter(({ type }) => type !== "runtime");
    const sizes = modules.flatMap((module) => [...module.getSourceTypes()].map((type) => module.size(type)));
    const size = sizes.reduce((sum, bytes) => sum + bytes, 0);
    const names = modules.map(nameOf).sort();
    if (names.length > 4) names.splice(1, names.length - 2, `… ${names.length - 2} more`);
    const [, group] = /cache group: (.+?)\)/.exec(chunk.chunkReason) ?? [];
    const content = names.length > 0 ? `${names.join(" + ")}, ${size} bytes` : "no module";
    console.log(`${filesOf(chunk)} = ${content}${group ? `, from ${group}` : ""}`);
  }
  const problems = stats.toString({ all: false, errors: true, warnings: true });
  if (problems) console.log(problems);
});
