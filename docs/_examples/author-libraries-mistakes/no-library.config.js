export default {
  mode: "production",
  output: { module: true, filename: "seed-kit.mjs" },
};
