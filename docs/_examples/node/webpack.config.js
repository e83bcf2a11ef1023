module.exports = {
  mode: "production",
  output: { filename: "[name].[contenthash:8].js", clean: true },
};
