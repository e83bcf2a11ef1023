module.exports = function csvLoader(source) {
  const [head, ...rows] = source.trim().split("\n");
  const columns = head.split(",");
  for (const [index, row] of rows.entries()) {
    if (row.split(",").length !== columns.length)
      throw new Error(`line ${index + 2} does not have ${columns.length} values: ${row}`);
  }
  return `export default ${JSON.stringify(rows)};`;
};
