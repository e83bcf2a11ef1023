import CountWorker from "./count.worker.js";

const worker = new CountWorker();
worker.onmessage = ({ data }) => {
  document.body.append(`${data} steps`);
};
worker.postMessage([4100, 3900, 5200]);
