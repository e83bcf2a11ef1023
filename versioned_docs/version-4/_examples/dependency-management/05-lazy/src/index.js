const phrases = require.context("./phrases", true, /\.json$/, "lazy");

document.querySelector("p").innerHTML = phrases
  .keys()
  .map((key) => `<button value="${key}">${key.slice(2, 4)}</button>`)
  .join(" ");

document.addEventListener("click", async ({ target }) => {
  if (!target.matches("button")) return;
  const list = await phrases(target.value);
  document.querySelector("ul").innerHTML = list
    .map((phrase) => `<li>${phrase}</li>`)
    .join("");
});
