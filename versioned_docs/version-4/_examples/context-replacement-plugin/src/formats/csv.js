module.exports = (rows) => rows.join(";");
