module.exports = function checkLoader(content) {
  const logger = this.getLogger();
  const lines = content.trim().split("\n").slice(1);
  logger.info(`${lines.length} ingredients`);

  if (lines.length === 0) {
    throw new Error("The recipe is empty");
  }
  for (const line of lines) {
    if (/sugar/.test(line)) {
      this.emitWarning(new Error(`A lot of sugar: ${line}`));
    }
    if (!/^\d/.test(line)) {
      this.emitError(new Error(`No amount: ${line}`));
    }
  }

  return `export default ${lines.length};`;
};
