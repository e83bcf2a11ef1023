const names = [
  "resource",
  "resourcePath",
  "resourceQuery",
  "resourceFragment",
  "context",
  "rootContext",
  "request",
  "previousRequest",
  "currentRequest",
  "remainingRequest",
  "loaderIndex",
  "query",
  "data",
  "mode",
  "target",
  "sourceMap",
  "hot",
  "version",
  "webpack",
  "hashFunction",
  "hashDigest",
  "hashDigestLength",
  "hashSalt",
];

module.exports = function inspectLoader(content) {
  for (const name of names) {
    const value = JSON.stringify(this[name]) ?? "undefined";
    console.log(`${name}: ${value.replaceAll(this.rootContext, "~")}`);
  }
  return content;
};
