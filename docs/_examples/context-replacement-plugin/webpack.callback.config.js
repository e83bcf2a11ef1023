const { ContextReplacementPlugin } = require("webpack");

module.exports = {
  mode: "production",
  plugins: [
    new ContextReplacementPlugin(/clock-words/, (context) => {
      if (context.resource?.endsWith("locale")) context.regExp = /^\.\/it$/;
    }),
  ],
};
