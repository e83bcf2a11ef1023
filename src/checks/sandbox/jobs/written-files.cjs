const {existsSync, readdirSync, readFileSync} = require('node:fs');
const path = require('node:path');

/** Gives the text of every file below a folder, by its path inside of it; none without the folder. */
function allFiles(folder) {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, {recursive: true, withFileTypes: true}).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map((entry) => {
      const file = path.join(entry.parentPath ?? entry.path, entry.name);
      return [path.relative(folder, file), readFileSync(file, 'utf8')];
    }),
  );
}

module.exports = {allFiles};
