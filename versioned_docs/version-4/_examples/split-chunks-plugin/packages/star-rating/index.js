exports.stars = (count) => "*".repeat(count);
