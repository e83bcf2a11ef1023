exports.StampPlugin = require("./plugin");
