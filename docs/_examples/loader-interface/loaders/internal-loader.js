module.exports = function internalLoader(content) {
  console.log(this._module.type, this._module.layer);
  console.log(this._compilation.outputOptions.uniqueName);
  console.log(this._compiler.options.stats.preset);

  return `export default ${JSON.stringify(content)};`;
};
