import { showList } from "./list.js";
import trails from "./trails.json";
import { zipOf } from "./zip.js";

const status = document.querySelector("[role=status]");

document.querySelector("#zip").addEventListener("click", () => {
  const zip = zipOf(trails);
  status.textContent = `The archive has ${zip.length} bytes.`;
});

showList(trails);
