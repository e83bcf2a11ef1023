const { promisify } = require("node:util");
const gzip = promisify(require("node:zlib").gzip);

/** Gives the compressed size of each entry's files, in bytes. */
exports.weights = async function weights(compilation, name) {
  const found = {};
  for (const [entry, entrypoint] of compilation.entrypoints) {
    const sizes = entrypoint.getFiles().map((file) => compressed(compilation, name, file));
    found[entry] = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  }
  return found;
};

function compressed(compilation, name, file) {
  const { source } = compilation.getAsset(file);
  const cache = compilation.getCache(name);
  const etag = cache.getLazyHashedEtag(source);
  return cache.providePromise(file, etag, async () => {
    compilation.getLogger(name).log(`compress ${file}`);
    return (await gzip(source.buffer())).length;
  });
}
