import { channels } from "./channels.js";

export function mix(one, other) {
  const [left, right] = [channels(one), channels(other)];
  return `rgb(${left.map((value, at) => (value + right[at]) / 2).join(" ")})`;
}
