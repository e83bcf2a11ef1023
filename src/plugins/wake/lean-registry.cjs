/**
 * Webpack loader for the generated table of chunks, in the browser: leaves out the paths of the
 * modules and their numbers, which only the server reports. They grow with the number of pages.
 * @throws when Docusaurus writes the table some other way now
 */
module.exports = function leanRegistry(source) {
  const lean = source.replace(/, "(?:[^"\\]|\\.)*", require\.resolveWeak\([^)]*\)\]/g, ']');
  if (lean === source)
    throw new Error(`registry.js has no module paths any more: see ${__filename}`);
  return lean;
};
