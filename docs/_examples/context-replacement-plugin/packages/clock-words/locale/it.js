exports.noon = "mezzogiorno";
