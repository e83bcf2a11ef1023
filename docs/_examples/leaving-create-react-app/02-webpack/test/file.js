module.exports = "test-file";
