document.querySelector("button").addEventListener("click", async () => {
  const { edit } = await import("./editor.js");
  edit(document.querySelector("#basket"));
});
