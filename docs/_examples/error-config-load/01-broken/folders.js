const path = require("node:path");

exports.output = path.resolve(__dirname, "build");
