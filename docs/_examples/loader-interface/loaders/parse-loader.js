module.exports = function parseLoader(content, map) {
  const [title, ...ingredients] = content.trim().split("\n");

  this.callback(null, content, map, { recipe: { title, ingredients } });
};
