module.exports = {
  mode: "production",
  resolve: {
    extensions: [".ts", "..."],
  },
};
