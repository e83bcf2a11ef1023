module.exports = (svg) =>
  svg
    .replaceAll(/<!--.*?-->/gs, "")
    .replaceAll(/>\s+</g, "><")
    .trim();
