exports.name = "mint";
exports.price = 2;
