module.exports = (content) => content.trim();
