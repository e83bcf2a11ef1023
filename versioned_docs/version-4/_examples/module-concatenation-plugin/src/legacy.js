exports.legacy = typeof this;
