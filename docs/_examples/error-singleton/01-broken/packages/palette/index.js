exports.accent = "teal";
