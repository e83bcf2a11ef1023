import { sum } from "./sum.js";

self.onmessage = ({ data }) => {
  self.postMessage(sum(data));
};
