debug: {
  require("./teas.js");
  console.log("debugging");
}
console.log("open");
