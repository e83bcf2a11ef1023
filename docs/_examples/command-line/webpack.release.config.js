module.exports = {
  output: { filename: "[name].[contenthash:8].js" },
};
