let names = { basil: "Basil", mint: "Mint" };

exports.setLocale = (locale) => {
  names = require("./locale/" + locale);
};
exports.nameOf = (herb) => names[herb];
