const { PrefetchPlugin } = require("webpack");

module.exports = (env) => ({
  mode: "production",
  module: {
    rules: [{ test: /(?:shop|herbs)\.js$/, loader: `${__dirname}/slow-loader.js` }],
  },
  plugins: [env.prefetch && new PrefetchPlugin("./src/herbs.js")].filter(Boolean),
});
