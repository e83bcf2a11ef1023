module.exports = function licenseLoader(code, map) {
  const { sources } = this._compiler.webpack;
  const file = this.utils.contextify(this.rootContext, this.resourcePath);
  const original = map
    ? new sources.SourceMapSource(code, file, map)
    : new sources.OriginalSource(code, file);
  const result = new sources.ConcatSource(
    "/* © The bakery */\n/* All rights reserved */\n",
    original,
  );

  if (this.sourceMap) {
    this.callback(null, result.source(), result.map());
  } else {
    this.callback(null, result.source());
  }
};
