module.exports = { entry: "./src/ready.js" };
