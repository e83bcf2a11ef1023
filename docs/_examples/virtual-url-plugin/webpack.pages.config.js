const fs = require("node:fs");
const path = require("node:path");
const { VirtualUrlPlugin } = require("webpack").experiments.schemes;

const folder = path.resolve(__dirname, "src/pages");

module.exports = {
  mode: "production",
  target: "node",
  entry: "./src/routes.js",
  plugins: [
    new VirtualUrlPlugin({
      "pages.js": {
        context: folder,
        source(loaderContext) {
          loaderContext.addContextDependency(folder);
          const names = fs.readdirSync(folder).map((file) => path.parse(file).name);
          return names.map((name) => `export { default as ${name} } from "./${name}.js";`).join("\n");
        },
      },
    }),
  ],
};
