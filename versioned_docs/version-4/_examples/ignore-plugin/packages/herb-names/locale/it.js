module.exports = { basil: "Basilico", mint: "Menta" };
