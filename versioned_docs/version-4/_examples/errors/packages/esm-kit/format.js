exports.format = (text) => text.trim();
