const { createFinder, weeksUntil } = require("./");

const find = createFinder([
  { id: 1, name: "Red beet" },
  { id: 2, name: "Runner bean" },
]);
console.log(find("bea"), weeksUntil("2027-03-20", "2027-01-02"));
