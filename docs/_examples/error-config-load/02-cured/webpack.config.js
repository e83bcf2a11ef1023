const folders = require("./folders.js");

module.exports = {
  mode: "production",
  output: { path: folders.output },
};
