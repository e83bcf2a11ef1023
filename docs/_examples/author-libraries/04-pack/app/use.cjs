const { weeksUntil } = require("seed-kit");

console.log("require:", weeksUntil("2027-03-20", "2027-01-02"));
