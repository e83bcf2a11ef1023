document.addEventListener("click", async ({ target }) => {
  if (!target.matches("button")) return;
  const phrases = await import(`./phrases/${target.value}`);
  document.querySelector("ul").innerHTML = phrases.default
    .map((phrase) => `<li>${phrase}</li>`)
    .join("");
});
