exports.noon = "Mittag um 12";
