const { readFileSync } = require("node:fs");
const { included } = require("./included.js");

const [before, after] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, "utf8")));

compare("files", ({ assets }) => assets.map(({ name, info, size }) => [stable(name, info), size]));
compare("modules", ({ modules }) => included(modules).map(({ name, size }) => [name, size]));

/** Gives the name of a file without the hash of its content. */
function stable(name, { contenthash = [] }) {
  return [contenthash].flat().reduce((text, hash) => text.replace(hash, "[hash]"), name);
}

function compare(title, sizesIn) {
  const [old, current] = [before, after].map((stats) => new Map(sizesIn(stats)));
  console.log(title);
  for (const name of new Set([...old.keys(), ...current.keys()])) {
    const [from, to] = [old.get(name), current.get(name)];
    if (from === undefined) console.log(`  + ${name}: ${to}`);
    else if (to === undefined) console.log(`  - ${name}: ${from}`);
    else if (from !== to) console.log(`  ~ ${name}: ${from} -> ${to}`);
  }
}
