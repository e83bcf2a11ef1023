import "./page.css";
import defer * as statistics from "./statistics.js";

const button = document.querySelector("#statistics");
const status = document.querySelector("[role=status]");
const sightings = ["wren", "robin", "wren"];

button.addEventListener("click", () => {
  status.textContent = statistics.summary(sightings);
});

const { region } = document.documentElement.dataset;
const loading = import.defer(`./regions/${region}.js`);

document.querySelector("#advice").addEventListener("click", async () => {
  const notes = await loading;
  status.textContent = notes.advice;
});

const places = document.querySelector("#places");
const watch = new IntersectionObserver(async ([entry]) => {
  if (!entry.isIntersecting) return;
  watch.disconnect();
  const { showPlaces } = await import(/* webpackChunkName: "places" */ "./places.js");
  showPlaces(places);
});
watch.observe(places);
