const { createIndex } = require("seed-kit");

console.log(createIndex());
