exports.unit = "g";
