exports.noon = "Mittag";
