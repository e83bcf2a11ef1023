import { onChange } from "./favorites.js";

onChange((count) => {
  document.querySelector("#saved").textContent = `Saved: ${count}`;
});
