const { ManifestPlugin } = require("webpack");
const shop = require("./webpack.config.js");

module.exports = {
  ...shop,
  plugins: [
    new ManifestPlugin({
      filename: "manifest.php",
      serialize: ({ assets }) =>
        `<?php return [\n${Object.entries(assets)
          .map(([name, { file }]) => `  '${name}' => '${file}',\n`)
          .join("")}];\n`,
    }),
  ],
};
