export function order(tea) {
  console.debug("order", tea, require("./teas.js"));
  console.log(`One ${tea}, please`);
}

order("Assam");
