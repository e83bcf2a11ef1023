const HtmlWebpackPlugin = require("html-webpack-plugin");

module.exports = (env, argv) => {
  const isDevelopment = argv.mode === "development";

  return {
    entry: "./src/index.js",
    output: { clean: true },
    resolve: {
      extensions: [".svelte", "..."],
      conditionNames: ["svelte", "..."],
      mainFields: ["svelte", "..."],
    },
    module: {
      rules: [
        {
          test: /\.svelte$/,
          use: isDevelopment ? ["./loaders/hot-svelte.js"] : [],
        },
        {
          test: /\.svelte(\.js)?$/,
          loader: "svelte-loader",
          options: {
            emitCss: true,
            compilerOptions: { dev: isDevelopment, hmr: isDevelopment },
          },
        },
      ],
    },
    plugins: [new HtmlWebpackPlugin({ template: "src/index.html" })],
  };
};
