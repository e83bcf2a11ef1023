const { format } = require("./format.js");

exports.shout = (text) => format(text).toUpperCase();
