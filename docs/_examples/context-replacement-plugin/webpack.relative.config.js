const { ContextReplacementPlugin } = require("webpack");

module.exports = {
  mode: "production",
  plugins: [
    new ContextReplacementPlugin(/clock-words[\\/]locale$/, (context) => {
      if (context.resource) context.resource = "../words";
    }),
  ],
};
