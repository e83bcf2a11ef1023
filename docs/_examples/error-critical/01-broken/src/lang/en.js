module.exports = "Hello";
