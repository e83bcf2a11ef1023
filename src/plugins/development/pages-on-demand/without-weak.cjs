/**
 * Webpack loader for Docusaurus' table of chunks, in the development server: takes the numbers of
 * modules out, which only a build reports. Asking for the number of a page compiles it.
 * @throws when Docusaurus writes the table some other way now
 */
module.exports = function withoutWeak(source) {
  const without = source.replace(/, require\.resolveWeak\("(?:[^"\\]|\\.)*"\)\]/g, ']');
  if (without === source)
    throw new Error(`registry.js is written some other way now: see ${__filename}`);
  return without;
};
