import { promisify } from "node:util";
import webpack from "webpack";
import configuration from "./webpack.config.js";

const { validate, version } = webpack;
validate(configuration);

const compiler = webpack(configuration);
const run = promisify(compiler.run.bind(compiler));
const close = promisify(compiler.close.bind(compiler));

try {
  const stats = await run();
  console.log(`webpack ${version} ${stats.hasErrors() ? "found errors" : "succeeded"}`);
} finally {
  await close();
}
