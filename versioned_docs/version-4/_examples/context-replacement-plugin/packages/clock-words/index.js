exports.noon = (language) => require("./locale/" + language).noon;
