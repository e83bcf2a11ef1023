const { promisify } = require("node:util");

/** Reads the weights of an earlier build, and lets webpack watch their file. */
exports.readBaseline = async function readBaseline(compilation, file) {
  const { inputFileSystem, fileDependencies, missingDependencies } = compilation;
  const readFile = promisify(inputFileSystem.readFile.bind(inputFileSystem));
  try {
    const text = await readFile(file, "utf8");
    fileDependencies.add(file);
    return JSON.parse(text);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    missingDependencies.add(file);
    return {};
  }
};
