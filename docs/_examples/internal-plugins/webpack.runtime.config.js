const { optimize } = require("webpack");

module.exports = {
  mode: "production",
  entry: { tickets: "./src/pages/tickets.js", tours: "./src/pages/tours.js" },
  output: { clean: true },
  plugins: [
    new optimize.RuntimeChunkPlugin({ name: ({ name }) => `${name}-start` }),
  ],
};
