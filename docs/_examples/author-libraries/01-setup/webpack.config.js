export default {
  mode: "production",
  entry: "./src/index.js",
  output: {
    filename: "seed-kit.mjs",
    library: { type: "module" },
  },
};
