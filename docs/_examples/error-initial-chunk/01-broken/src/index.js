const button = document.querySelector("button");

button.addEventListener("click", async () => {
  const { open } = await import(/* webpackChunkName: "gallery" */ "./gallery.js");
  open();
});
