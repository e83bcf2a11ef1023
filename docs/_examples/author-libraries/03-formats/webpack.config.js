const build = (filename, library, externals = [/^minisearch(\/|$)/]) => ({
  name: filename,
  mode: "production",
  entry: "./src/index.js",
  output: { filename, library },
  externals,
});

export default [
  build("seed-kit.mjs", { type: "module" }),
  build("seed-kit.cjs", { type: "commonjs-static" }),
  build("seed-kit.js", { type: "var", name: "seedKit" }, { minisearch: "MiniSearch" }),
];
