module.exports = "Olá";
