const pxToRem = require("./postcss/px-to-rem.js");

module.exports = {
  plugins: ["@tailwindcss/postcss", pxToRem],
};
