const { BannerPlugin } = require("webpack");

module.exports = {
  mode: "production",
  target: "node",
  entry: { herbs: "./src/cli.js" },
  plugins: [
    new BannerPlugin({ banner: "#!/usr/bin/env node", raw: true, entryOnly: true }),
  ],
};
