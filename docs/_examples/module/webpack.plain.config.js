module.exports = { mode: "production", target: "node", output: { clean: true } };
