import { debounce } from "lodash";

const text = document.querySelector("textarea");
const list = document.querySelector("ul");

const worker = new Worker(new URL("./count.js", import.meta.url), { name: "count" });
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

const note = document.createElement("p");
document.body.append(note);

const pages = new SharedWorker(new URL("./pages.js", import.meta.url), { name: "pages" });
pages.port.onmessage = ({ data }) => {
  note.textContent = `Open in tabs: ${data}`;
};
