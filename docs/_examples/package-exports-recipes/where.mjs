import path from "node:path";
import { promisify } from "node:util";
import webpack from "webpack";

const requests = process.argv.slice(2);

/** Says which file webpack takes for a request. */
async function find(request, target, mode, dependencyType) {
  const { resolverFactory } = webpack({ target, mode });
  const resolver = resolverFactory.get("normal", { dependencyType });
  const resolve = promisify(resolver.resolve.bind(resolver));
  return resolve({}, path.resolve("src"), request, {}).then(path.basename, () => "error");
}

const rows = {};
for (const target of ["web", "webworker", "node", "electron-renderer"]) {
  for (const [kind, mode, dependencyType] of [
    ["import", "production", "esm"],
    ["import, development", "development", "esm"],
    ["require", "production", "commonjs"],
  ]) {
    const found = requests.map(async (each) => [each, await find(each, target, mode, dependencyType)]);
    rows[`${target}: ${kind}`] = Object.fromEntries(await Promise.all(found));
  }
}
console.table(rows);
