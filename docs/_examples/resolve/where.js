const path = require("node:path");
const webpack = require("webpack");

const [configuration = "webpack.config.js", ...requests] = process.argv.slice(2);
const compiler = webpack(require(path.resolve(configuration)));
const folder = path.resolve("src");

function short(file) {
  if (!file) return "an empty module";
  const parts = file.split("node_modules/");
  return parts.length > 1 ? `node_modules/${parts.pop()}` : path.relative("", file);
}

function ask(dependencyType, request) {
  const resolver = compiler.resolverFactory.get("normal", { dependencyType });
  return new Promise((done) => {
    resolver.resolve({}, folder, request, {}, (error, file) => {
      done(error ? "not found" : short(file));
    });
  });
}

(async () => {
  for (const request of requests) {
    const imported = await ask("esm", request);
    const required = await ask("commonjs", request);
    console.log(`${request} -> ${imported}`);
    if (required !== imported) console.log(`${request} -> ${required} (by require)`);
  }
})();
