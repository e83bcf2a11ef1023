const path = require("node:path");

module.exports = {
  mode: "none",
  recordsPath: path.resolve(__dirname, "records.json"),
};
