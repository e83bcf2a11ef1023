module.exports = { mode: "production" };
