module.exports = {
  mode: "development",
  devServer: {
    allowedHosts: [".harbor.example"],
  },
};
