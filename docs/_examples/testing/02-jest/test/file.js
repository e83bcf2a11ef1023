module.exports = "test-file.svg";
