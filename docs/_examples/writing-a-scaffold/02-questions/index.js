#!/usr/bin/env node
const fs = require("node:fs");
const path = require("node:path");
const { createInterface } = require("node:readline/promises");
const { parseArgs } = require("node:util");

const layers = { css: ["template"], sass: ["template", "layers/sass"] };

async function main() {
  const options = { styles: { type: "string" } };
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [folder] = positionals;
  if (folder === undefined) fail("Write the name of the new folder: npm create ferry harbor");
  if (fs.existsSync(folder)) fail(`${folder} exists already. Choose another name.`);
  const styles = values.styles ?? (await ask("Styles: css or sass?", "css"));
  if (!Object.hasOwn(layers, styles)) fail(`--styles is css or sass, not "${styles}".`);

  for (const layer of layers[styles]) addLayer(layer, folder);
  fs.renameSync(path.join(folder, "gitignore"), path.join(folder, ".gitignore"));
  console.log(`Next: cd ${folder} && npm install && npm run build`);
}

async function ask(question, standard) {
  if (!process.stdin.isTTY) return standard;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} (${standard}) `);
  terminal.close();
  return answer || standard;
}

function addLayer(layer, folder) {
  const manifest = path.join(folder, "package.json");
  const before = fs.existsSync(manifest) ? readJson(manifest) : {};
  fs.cpSync(path.join(__dirname, layer), folder, { recursive: true });
  const after = readJson(manifest);
  const devDependencies = { ...before.devDependencies, ...after.devDependencies };
  const name = path.basename(path.resolve(folder));
  const merged = { ...before, ...after, name, devDependencies };
  fs.writeFileSync(manifest, `${JSON.stringify(merged, null, 2)}\n`);
}

const readJson = (file) => JSON.parse(fs.readFileSync(file, "utf8"));

function fail(message) {
  console.error(message);
  process.exit(1);
}

main();
