// node packages.mjs: which packages are in the bundle, and which modules want them
import { readFileSync } from "node:fs";

const { modules } = JSON.parse(readFileSync("stats.json", "utf8"));
const sizes = new Map();
const importers = new Map();

// webpack has joined some modules: look into them.
for (const module of modules.flatMap((module) => module.modules ?? [module])) {
  if (module.moduleType === "runtime" || module.orphan) continue;
  const owner = ownerOf(module.nameForCondition);
  sizes.set(owner, (sizes.get(owner) ?? 0) + module.size);
  for (const { moduleName } of module.reasons) {
    const isInside = moduleName?.includes(`/${owner.slice(0, owner.lastIndexOf("@"))}/`);
    if (!moduleName || isInside || owner === "(own)") continue;
    importers.set(owner, (importers.get(owner) ?? new Set()).add(moduleName));
  }
}

for (const [owner, size] of [...sizes].sort(([, a], [, b]) => b - a)) {
  const names = [...(importers.get(owner) ?? [])];
  const single = names.filter((name) => !name.includes(" + "));
  const wantedBy = (single.length ? single : names).join(", ").replace(/ \+ \d+ modules/, "");
  const arrow = wantedBy && ` ← ${wantedBy}`;
  console.log(`${(size / 1024).toFixed(1).padStart(6)} KiB  ${owner}${arrow}`);
}

/** Gives the package of a file, with its release: `lodash@4.18.1`. */
function ownerOf(file) {
  const [folder] = /.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file ?? "") ?? [];
  if (!folder) return "(own)";
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  return `${name}@${version}`;
}
