module.exports = {
  mode: "production",
  entry: { page: "./src/ready.js", admin: "./src/admin.js" },
  output: { filename: "bundle.js" },
};
