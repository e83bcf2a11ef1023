import { showStars } from "./stars.js";

console.log("Herb shelf");

if (FEATURE_REVIEWS) {
  showStars(5);
  import("./reviews.js").then(({ load }) => load());
}
