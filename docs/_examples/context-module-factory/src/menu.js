const teas = require.context("./teas");

console.log(teas.keys().join("  "));
