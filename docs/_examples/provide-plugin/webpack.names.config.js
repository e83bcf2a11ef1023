const values = require("./webpack.values.config.js");

module.exports = { ...values, entry: "./src/names.js" };
