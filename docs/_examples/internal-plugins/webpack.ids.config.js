const path = require("node:path");
const { experiments } = require("webpack");

const base = {
  mode: "production",
  entry: "./src/rooms.js",
  plugins: [
    new experiments.ids.SyncModuleIdsPlugin({
      path: path.resolve(__dirname, "dist/module-ids.json"),
    }),
  ],
};

module.exports = [
  { ...base, name: "browser" },
  {
    ...base,
    name: "server",
    dependencies: ["browser"],
    target: "node",
    output: { filename: "server.js" },
  },
];
