const button = document.querySelector("button");
const status = document.querySelector("[role=status]");
const sightings = ["wren", "robin", "wren"];

button.addEventListener("click", async () => {
  status.textContent = "Loading…";
  const { summary } = await import(/* webpackChunkName: "statistics" */ "./statistics.js");
  status.textContent = summary(sightings);
});
