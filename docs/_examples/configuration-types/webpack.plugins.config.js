module.exports = [
  { name: "bakery", mode: "production", entry: { bakery: "./src/prices.js" } },
  { name: "kiosk", mode: "production", entry: { kiosk: "./src/prices.js" } },
];

module.exports.plugins = [
  (compiler) => {
    compiler.hooks.done.tap("Summary", ({ stats }) => {
      console.log(`${compiler.constructor.name} made ${stats.length} builds`);
    });
  },
];
