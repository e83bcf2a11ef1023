import "./cart.js";

module.exports = { open: true };
