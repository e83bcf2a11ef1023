const { VirtualUrlPlugin } = require("webpack").experiments.schemes;

module.exports = {
  mode: "production",
  target: "node",
  entry: "bakery:start",
  plugins: [new VirtualUrlPlugin({ start: 'console.log("Good morning");' }, "bakery")],
};
