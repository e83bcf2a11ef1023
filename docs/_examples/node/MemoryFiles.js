/** Keeps the output of webpack in memory. */
module.exports = class MemoryFiles {
  contents = new Map();

  mkdir(folder, callback) {
    callback(null);
  }

  writeFile(file, content, callback) {
    this.contents.set(file, content);
    callback(null);
  }

  readFile(file, callback) {
    this.find(file, callback, (content) => content);
  }

  stat(file, callback) {
    this.find(file, callback, ({ length }) => ({ size: length, isFile: () => true, isDirectory: () => false }));
  }

  find(file, callback, read) {
    const content = this.contents.get(file);
    if (content === undefined) callback(Object.assign(new Error(`No file ${file}`), { code: "ENOENT" }));
    else callback(null, read(content));
  }
};
