const { NormalModuleReplacementPlugin } = require("webpack");

module.exports = {
  mode: "production",
  plugins: [
    new NormalModuleReplacementPlugin(/rates/, (data) => {
      const step = data.createData.resource ? "after resolving" : "before resolving";
      console.log(`${step}: ${data.request}`);
    }),
  ],
};
