exports.report = (format, rows) => require(format)(rows);
