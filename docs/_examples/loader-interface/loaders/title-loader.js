module.exports = function titleLoader(content, map, data) {
  return `export default ${JSON.stringify(data.recipe.title)};`;
};
