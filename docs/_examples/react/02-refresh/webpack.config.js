const ReactRefreshPlugin = require("@pmmmwh/react-refresh-webpack-plugin");
const HtmlWebpackPlugin = require("html-webpack-plugin");

module.exports = (env, argv) => {
  const isDevelopment = argv.mode === "development";

  return {
    entry: "./src/index.tsx",
    output: { clean: true },
    resolve: { extensions: [".tsx", ".ts", "..."] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: "babel-loader",
          options: {
            presets: [
              ["@babel/preset-react", { runtime: "automatic" }],
              "@babel/preset-typescript",
            ],
            plugins: isDevelopment ? ["react-refresh/babel"] : [],
          },
        },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({ template: "src/index.html" }),
      ...(isDevelopment ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
  };
};
