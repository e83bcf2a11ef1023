require("./no-events.js");

module.exports = require("./webpack.config.js");
