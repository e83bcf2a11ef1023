const path = require("node:path");
const webpack = require("webpack");

const compiler = webpack({
  context: __dirname,
  mode: "production",
  resolve: { extensions: [".js"] },
});
const resolver = compiler.resolverFactory.get("normal", { dependencyType: "esm" });
const [request = "./prices"] = process.argv.slice(2);

resolver.hooks.resolveStep.tap("Steps", (hook, { path: at }) => {
  const where = path.relative(__dirname, at).replaceAll("\\", "/");
  console.log(`${hook.name.padEnd(29)} ${where}`);
});

resolver.resolve({}, path.join(__dirname, "src"), request, {}, (error) => {
  if (error) console.log(error.message);
});
