import { readdirSync, readFileSync } from "node:fs";

const times = new Map();

for (const file of readdirSync("profile")) {
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(`profile/${file}`, "utf8"));
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
  for (const [index, id] of samples.entries()) {
    const owner = ownerOf(frames.get(id));
    times.set(owner, (times.get(owner) ?? 0) + timeDeltas[index]);
  }
}

function ownerOf({ functionName, url }) {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? [];
  if (name) return name.startsWith("@babel/") ? "Babel" : name;
  return functionName.startsWith("(") ? functionName : "Node.js and other code";
}

times.delete("(idle)");
const total = [...times.values()].reduce((sum, time) => sum + time, 0);

for (const [owner, time] of [...times].sort((a, b) => b[1] - a[1]).slice(0, 10)) {
  const percent = ((100 * time) / total).toFixed(1);
  console.log(`${percent.padStart(5)} %  ${owner}`);
}
