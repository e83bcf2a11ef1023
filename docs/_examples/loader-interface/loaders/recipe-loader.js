module.exports = function recipeLoader(content) {
  const [title, ...ingredients] = content.trim().split("\n");

  return `export default ${JSON.stringify({ title, ingredients })};`;
};
