const { promisify } = require("node:util");

module.exports = async function includeLoader(content) {
  const resolve = this.getResolve({
    dependencyType: "esm",
    extensions: [".recipe"],
  });
  const readFile = promisify(this.fs.readFile);
  const lines = [];

  for (const line of content.trim().split("\n")) {
    if (line.startsWith("@include ")) {
      const file = await resolve(this.context, line.slice(9));
      lines.push(String(await readFile(file)).trim());
    } else {
      lines.push(line);
    }
  }

  return `export default ${JSON.stringify(lines)};`;
};
