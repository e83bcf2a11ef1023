import { showList } from "./list.js";
import trails from "./trails.json";

const status = document.querySelector("[role=status]");

document.querySelector("#zip").addEventListener("click", async () => {
  const { zipOf } = await import("./zip.js");
  const zip = zipOf(trails);
  status.textContent = `The archive has ${zip.length} bytes.`;
});

showList(trails);
