const fs = require("node:fs");
const path = require("node:path");
const webpack = require("webpack");
const { originalPositionFor, sourceContentFor, TraceMap } = require("@jridgewell/trace-mapping");
const options = require("./webpack.config.js");

// node where.js MODE DEVTOOL...: where do debuggers see the text "too deep"?
const [mode, ...devtools] = process.argv.slice(2);

async function main() {
  for (const devtool of devtools) console.log(`${devtool}: ${await where(devtool)}`);
}

async function where(devtool) {
  const folder = path.resolve("dist", devtool);
  const compiler = webpack({ ...options, mode, devtool, output: { path: folder } });
  await new Promise((resolve) => compiler.run(resolve));
  await new Promise((resolve) => compiler.close(resolve));

  const map = new TraceMap(fs.readFileSync(path.join(folder, "main.js.map"), "utf8"));
  const above = fs.readFileSync(path.join(folder, "main.js"), "utf8").split("too deep")[0].split("\n");
  const { source, line, column } = originalPositionFor(map, { line: above.length, column: above.at(-1).length - 1 });
  if (source === null) return "nowhere";
  const shown = sourceContentFor(map, source)?.split("\n")[line - 1].trim() ?? "no text";
  return `${source.split("/").at(-1)}, line ${line}, column ${column}: ${shown}`;
}

main();
