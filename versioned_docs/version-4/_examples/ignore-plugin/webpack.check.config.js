const { basename } = require("path");
const { IgnorePlugin } = require("webpack");

module.exports = {
  mode: "production",
  entry: "./src/german.js",
  plugins: [
    new IgnorePlugin({
      checkResource(request, context) {
        const ignored = basename(context) === "locale" && !request.startsWith("./de");
        console.log(`${ignored ? "ignores" : "keeps  "} ${request} in ${basename(context)}`);
        return ignored;
      },
    }),
  ],
};
