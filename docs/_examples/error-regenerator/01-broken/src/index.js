import { readTide } from "tide-kit";

readTide().then((tide) => {
  document.querySelector("h1").textContent = tide;
});
