const { readFileSync } = require("node:fs");

const [file, wanted] = process.argv.slice(2);
const { modules } = JSON.parse(readFileSync(file, "utf8"));

const byIdentifier = new Map();
for (const module of modules) {
  byIdentifier.set(module.identifier, module);
  // The first inner module is imported by what imports the whole.
  const [first] = module.modules ?? [];
  if (first) byIdentifier.set(first.identifier, { ...first, reasons: module.reasons });
}

const start = modules.find(({ name, orphan }) => name.includes(wanted) && !orphan)
  ?? modules.find(({ name }) => name.includes(wanted));
if (!start) throw new Error(`no module is called ${wanted}`);

/** Ways to go on from, the shortest first. */
const ways = [[{ module: start }]];
const seen = new Set([start.identifier]);
for (const way of ways) {
  for (const reason of way.at(-1).module.reasons) {
    if (!reason.active) continue;
    if (reason.type === "entry") {
      print([...way, { reason }]);
      process.exit();
    }
    const importer = byIdentifier.get(reason.resolvedModuleIdentifier);
    if (!importer || seen.has(importer.identifier)) continue;
    seen.add(importer.identifier);
    ways.push([...way, { reason, module: importer }]);
  }
}

console.log(`No way leads from an entry to ${start.name}`);

function print([{ module }, ...steps]) {
  console.log(module.name);
  for (const { reason } of steps) {
    const place = reason.resolvedModule ? `${reason.resolvedModule} ${reason.loc}` : reason.loc;
    console.log(`  <- ${reason.type}: ${place}`);
  }
}
