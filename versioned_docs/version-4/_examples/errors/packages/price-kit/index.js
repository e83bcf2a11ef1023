exports.label = (product) => product?.price ?? "free";
