const phrases = require.context("./phrases", true, /\.json$/);

document.querySelector("ul").innerHTML = phrases
  .keys()
  .map((key) => `<li>${key}: ${phrases(key).join(", ")}</li>`)
  .join("");
