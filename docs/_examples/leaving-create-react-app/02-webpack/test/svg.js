module.exports = "svg";
