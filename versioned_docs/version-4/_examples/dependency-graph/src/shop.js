import { addToCart } from "./cart.js";

document.querySelector("#buy").addEventListener("click", () => addToCart("moby-dick", 1450));
document.querySelector("#reviews").addEventListener("click", async () => {
  const { showReviews } = await import("./reviews.js");
  showReviews("moby-dick");
});
