module.exports = { basil: "Basilic", mint: "Menthe" };
