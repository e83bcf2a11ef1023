const HtmlWebpackPlugin = require("html-webpack-plugin");

module.exports = () => {
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
          },
        },
      ],
    },
    plugins: [new HtmlWebpackPlugin({ template: "src/index.html" })],
  };
};
