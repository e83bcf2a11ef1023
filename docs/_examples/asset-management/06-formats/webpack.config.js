const YAML = require("yaml");

function readTable(text) {
  const [head, ...rows] = text.trim().split("\n").map((line) => line.split(","));
  return rows.map((row) => Object.fromEntries(head.map((name, i) => [name, row[i]])));
}

module.exports = {
  mode: "production",
  output: { clean: true },
  module: {
    rules: [
      { test: /\.svg$/, type: "asset/resource" },
      { test: /\.txt$/, type: "asset/source" },
      { test: /\.yaml$/, type: "json", parser: { parse: YAML.parse } },
      { test: /\.csv$/, type: "json", parser: { parse: readTable } },
    ],
  },
};
