import { parentPort, workerData } from "node:worker_threads";
import { wordsIn } from "./words.js";

parentPort.postMessage(wordsIn(workerData).length);
