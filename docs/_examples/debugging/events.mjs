import { readFileSync } from "node:fs";

const starts = new Map();
const totals = new Map();

for (const { ph, id, name, ts } of JSON.parse(readFileSync("profile/events.json", "utf8"))) {
  if (ph === "B") starts.set(id, ts);
  if (ph === "E") totals.set(name, (totals.get(name) ?? 0) + ts - starts.get(id));
}

for (const [name, time] of [...totals].sort((a, b) => b[1] - a[1]).slice(0, 6)) {
  console.log(`${(time / 1000).toFixed(1).padStart(7)} ms  ${name}`);
}
