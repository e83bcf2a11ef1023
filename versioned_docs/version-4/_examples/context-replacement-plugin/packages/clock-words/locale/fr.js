exports.noon = "midi";
