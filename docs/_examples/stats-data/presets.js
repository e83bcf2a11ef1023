const webpack = require("webpack");

const presets = ["none", "summary", "errors-only", "errors-warnings"];
presets.push("minimal", "normal", "detailed", "verbose", undefined);

webpack(require("./webpack.config.js")).run((error, stats) => {
  if (error) throw error;
  for (const preset of presets) {
    const json = stats.toJson(preset);
    const has = ["assets", "modules", "chunks"].filter((name) => json[name]);
    if (json.chunks?.[0].modules) has.push("chunks[].modules");
    console.log(`${preset}: ${has.join(", ") || "no lists"}`);
  }
});
