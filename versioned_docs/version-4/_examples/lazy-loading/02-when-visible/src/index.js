import "./page.css";

const button = document.querySelector("button");
const status = document.querySelector("[role=status]");
const sightings = ["wren", "robin", "wren"];

button.addEventListener("click", async () => {
  status.textContent = "Loading…";
  const { summary } = await import(/* webpackChunkName: "statistics" */ "./statistics.js");
  status.textContent = summary(sightings);
});

const places = document.querySelector("#places");
const watch = new IntersectionObserver(async ([entry]) => {
  if (!entry.isIntersecting) return;
  watch.disconnect();
  const { showPlaces } = await import(/* webpackChunkName: "places" */ "./places.js");
  showPlaces(places);
});
watch.observe(places);
