module.exports = { robin: "tick" };
