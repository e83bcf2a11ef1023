const escaped = (svg) => svg.toString().replaceAll('"', "'").replaceAll(/[%#<>]/g, encodeURIComponent);

module.exports = {
  mode: "production",
  output: {
    clean: true,
    assetModuleFilename: "media/[name].[contenthash:8][ext]",
  },
  module: {
    rules: [
      {
        test: /\.svg$/,
        use: "./loaders/clean-svg.js",
        oneOf: [
          { resourceQuery: /raw/, type: "asset/source" },
          { resourceQuery: /url/, type: "asset/resource" },
          {
            type: "asset",
            parser: { dataUrlCondition: { maxSize: 1024 } },
            generator: { dataUrl: (svg) => `data:image/svg+xml,${escaped(svg)}` },
          },
        ],
      },
    ],
  },
};
