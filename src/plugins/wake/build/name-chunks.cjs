// Original: @docusaurus/core/lib/client/exports/ComponentCreator.js sha256:5f99bdbd725f6e0b2943d25f99c93205952e9b45ac78c76b63f62a767bbba363

const reported = 'modules.push(chunkRegistry[1])';

/**
 * Webpack loader. Makes pages report the names of their chunks while they are rendered. Docusaurus
 * reports module paths, which the client manifest does not contain: a page would then list only the
 * entry, and request its other chunks one round trip later, after the entry has run.
 * @throws when the source of Docusaurus has changed
 */
module.exports = function nameChunks(source) {
  if (!source.includes(reported))
    throw new Error(`ComponentCreator has no "${reported}" any more: see ${__filename}`);
  return source.replace(reported, 'modules.push(chunkName)');
};
