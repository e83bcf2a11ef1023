const webpack = require("webpack");

webpack(require("./webpack.config.js"), (error, stats) => {
  if (error) throw error;
  for (const { id, name } of stats.toJson().modules) console.log(id, name);
});
