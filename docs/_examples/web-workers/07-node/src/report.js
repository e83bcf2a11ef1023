import { Worker } from "node:worker_threads";

const text = "The tide rises, the tide falls.";
const worker = new Worker(new URL("./thread.js", import.meta.url), { workerData: text });
worker.on("message", (words) => console.log(`${words} words`));
