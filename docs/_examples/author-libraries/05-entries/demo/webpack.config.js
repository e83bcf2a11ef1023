export default {
  mode: "production",
  entry: "./demo/main.js",
  output: { path: import.meta.dirname, filename: "bundle.js" },
};
