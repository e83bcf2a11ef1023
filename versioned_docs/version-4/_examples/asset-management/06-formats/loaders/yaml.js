const YAML = require("yaml");

module.exports = function (source) {
  return JSON.stringify(YAML.parse(source));
};
