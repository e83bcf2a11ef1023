const fs = require("node:fs");
const path = require("node:path");

function readNote(context) {
  const file = path.join(context.rootContext, "note.txt");
  if (!fs.existsSync(file)) {
    context.addMissingDependency(file);
    return "none";
  }
  context.addDependency(file);
  return fs.readFileSync(file, "utf8");
}

module.exports = function tipsLoader() {
  const folder = path.join(this.rootContext, "tips");
  this.addContextDependency(folder);

  const note = readNote(this);
  const tips = fs.readdirSync(folder);
  console.log(`note: ${note}, tips: ${tips.length}`);

  return `export default ${JSON.stringify({ note, tips })};`;
};
