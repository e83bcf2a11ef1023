module.exports = {
  mode: "production",
  entry: "./src/ready.js",
  output: { clean: true },
};
