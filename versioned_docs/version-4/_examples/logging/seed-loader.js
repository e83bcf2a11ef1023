module.exports = function seedLoader(text) {
  const logger = this.getLogger();
  const [name, time] = text.trim().split(", ");

  logger.info("Read %s", name);
  if (!time) logger.warn("No time to sow");
  return `export default ${JSON.stringify({ name, time })};`;
};
