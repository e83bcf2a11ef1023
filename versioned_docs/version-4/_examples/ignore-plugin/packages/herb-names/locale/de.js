module.exports = { basil: "Basilikum", mint: "Minze" };
