module.exports = {
  mode: "production",
  ignoreWarnings: [
    { module: /src\/drivers\.js$/, message: /Critical dependency/ },
  ],
};
