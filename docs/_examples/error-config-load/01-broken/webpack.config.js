const folders = require("./folder.js");

module.exports = {
  mode: "production",
  output: { path: folders.output },
};
