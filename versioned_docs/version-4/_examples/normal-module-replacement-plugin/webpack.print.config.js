const { NormalModuleReplacementPlugin } = require("webpack");

module.exports = {
  mode: "production",
  plugins: [
    new NormalModuleReplacementPlugin(/rates/, ({ request, resource }) => {
      if (resource) console.log(`after resolving: ${resource.slice(__dirname.length)}`);
      else console.log(`before resolving: ${request}`);
    }),
  ],
};
