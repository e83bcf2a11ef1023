import { countBy } from "lodash";
import { wordsIn } from "./words.js";

self.onmessage = ({ data }) => {
  const counts = Object.entries(countBy(wordsIn(data)));
  self.postMessage(counts.sort(([, a], [, b]) => b - a));
};
