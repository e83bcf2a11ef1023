import { showList } from "./list.js";
import trails from "./trails.json";

const status = document.querySelector("[role=status]");

const loadZip = () =>
  import(/* webpackChunkName: "zip", webpackPrefetch: true */ "./zip.js");

document.querySelector("#zip").addEventListener("click", async () => {
  try {
    const { zipOf } = await loadZip();
    const zip = zipOf(trails);
    status.textContent = `The archive has ${zip.length} bytes.`;
  } catch (error) {
    if (error.name !== "ChunkLoadError") throw error;
    console.warn(error.message);
    status.textContent = "This part did not load. Try again, or reload the page.";
  }
});

showList(trails);
