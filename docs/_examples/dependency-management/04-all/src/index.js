const phrases = import.meta.webpackContext("./phrases", {
  regExp: /\.json$/,
});

document.querySelector("ul").innerHTML = phrases
  .keys()
  .map((key) => `<li>${key}: ${phrases(key).join(", ")}</li>`)
  .join("");
