import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import vm from "node:vm";
import webpack from "webpack";

const folder = path.resolve("compare");
const require = createRequire(import.meta.url);

/** Runs webpack and gives the path of the file that it writes. */
function build(filename, { mode, entry, alias, externals, library }) {
  const output = { path: folder, filename, library, globalObject: "globalThis" };
  const options = { mode, devtool: false, entry, externals, resolve: { alias }, output };
  return new Promise((resolve, reject) => {
    webpack(options, (error) => (error ? reject(error) : resolve(path.join(folder, filename))));
  });
}

async function attempt(load) {
  try {
    return Object.hasOwn(await load(), "weeksUntil") ? "yes" : "no names";
  } catch (error) {
    return error.name;
  }
}

/** Runs a file as a classic script of a page that has loaded MiniSearch. */
function asScript(file) {
  const page = { MiniSearch: require("minisearch") };
  page.self = page;
  vm.runInNewContext(readFileSync(file, "utf8"), page);
  return page.seedKit ?? {};
}

const app = path.join(folder, "app.js");

/** Gives the size of an app with the library, or why it does not work. */
async function sizeOfApp(mode, library) {
  const file = await build("page.js", { mode, entry: app, alias: { "seed-kit": library } });
  try {
    vm.runInNewContext(readFileSync(file, "utf8"), { console: { log() {} } });
    return statSync(file).size;
  } catch (error) {
    return error.name;
  }
}

const inEach = { root: "MiniSearch", commonjs: "minisearch", commonjs2: "minisearch", amd: "minisearch" };
const types = [
  ["module.mjs", { type: "module" }],
  ["commonjs-static.cjs", { type: "commonjs-static" }],
  ["commonjs2.cjs", { type: "commonjs2" }],
  ["umd.cjs", { type: "umd", name: "seedKit" }, inEach],
  ["var.cjs", { type: "var", name: "seedKit" }, "MiniSearch"],
];

mkdirSync(folder, { recursive: true });
writeFileSync(
  app,
  `import { weeksUntil } from "seed-kit";
console.log(weeksUntil("2027-03-20", "2027-01-02"));`,
);

const rows = {};
for (const [filename, library, minisearch = "minisearch"] of types) {
  const options = { mode: "production", entry: "./src/index.js", library };
  const file = await build(filename, { ...options, externals: { minisearch } });
  rows[library.type] = {
    bytes: statSync(file).size,
    import: await attempt(() => import(pathToFileURL(file))),
    require: await attempt(() => require(file)),
    script: await attempt(() => asScript(file)),
    app: await sizeOfApp("production", file),
    "app (dev)": await sizeOfApp("development", file),
  };
}
rows["no bundle"] = {
  app: await sizeOfApp("production", path.resolve("src")),
  "app (dev)": await sizeOfApp("development", path.resolve("src")),
};
console.table(rows);
