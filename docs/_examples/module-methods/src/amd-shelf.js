define(["require", "./herbs/mint.cjs"], (require, mint) => ({
  names: () => [mint.name, require("./herbs/sage.js").name],
}));
