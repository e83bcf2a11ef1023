import { countWords } from "./count.js";

const input = document.querySelector("input");
input.addEventListener("input", () => {
  document.querySelector("output").textContent = `${countWords(input.value)} words`;
});
document.querySelector("button").addEventListener("click", async () => {
  const { help } = await import("./help.js");
  document.querySelector("p").textContent = help;
});
