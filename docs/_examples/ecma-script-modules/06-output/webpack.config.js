export default {
  mode: "production",
  output: { module: true },
};
