import { debounce } from "lodash";

const text = document.querySelector("textarea");
const list = document.querySelector("ul");

const file = new URL("./count.js", import.meta.url);
const worker = new Worker(file);
worker.onmessage = ({ data }) => {
  list.replaceChildren();
  for (const [word, times] of data) {
    const item = document.createElement("li");
    item.textContent = `${word}: ${times}`;
    list.append(item);
  }
};

const send = () => worker.postMessage(text.value);
text.addEventListener("input", debounce(send, 200));
send();
