import { hours } from "./hours.js";
import storm from "./parts/storm.html";

document.querySelector("#hours").textContent = `Open ${hours}`;
document.querySelector("h1").insertAdjacentHTML("afterend", storm);
