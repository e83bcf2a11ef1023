module.exports = {
  mode: "production",
  output: { clean: true },
  optimization: {
    minimizeOptions: {
      javascript: { compress: { drop_console: true } },
    },
  },
};
