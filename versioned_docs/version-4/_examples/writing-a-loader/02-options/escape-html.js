const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

module.exports = function escapeHtml(text) {
  return text.replace(/[&<>"]/g, (character) => entities[character]);
};
