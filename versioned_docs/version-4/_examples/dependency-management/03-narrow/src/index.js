document.addEventListener("click", async ({ target }) => {
  if (!target.matches("button")) return;
  const phrases = await import(
    /* webpackInclude: /(de|fr)\.json$/, webpackChunkName: "[request]" */
    `./phrases/${target.value}.json`
  );
  document.querySelector("ul").innerHTML = phrases.default
    .map((phrase) => `<li>${phrase}</li>`)
    .join("");
});
