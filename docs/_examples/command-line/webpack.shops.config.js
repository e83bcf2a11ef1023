module.exports = [
  { name: "shop", mode: "production", entry: "./src/index.js" },
  { name: "admin", mode: "production", entry: { admin: "./src/admin.js" } },
];
