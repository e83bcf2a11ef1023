const shelf = require("./amd-shelf.js");

console.log(shelf.names(), require("./amd-prices.js"));

require.onError = (error) => console.log("failed:", error.message);

require(["./recipes/tea.js"], ({ title }) => {
  console.log(title);
  throw new Error("no kettle");
});
