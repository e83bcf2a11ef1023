const { DllReferencePlugin } = require("webpack");

module.exports = {
  mode: "production",
  plugins: [
    new DllReferencePlugin({
      name: "HarborKit",
      type: "object",
      content: { "./node_modules/harbor-chart/index.js": { id: "charts", buildMeta: { exportsType: "namespace", providedExports: ["bars"] } } },
    }),
  ],
};
