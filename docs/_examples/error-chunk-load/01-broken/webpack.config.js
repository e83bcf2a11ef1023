module.exports = {
  mode: "production",
  output: {
    publicPath: "/assets/",
  },
};
