/** Gives the modules in a module that webpack has concatenated, or the module itself. */
const leaves = (module) => (module.modules ? module.modules.flatMap(leaves) : [module]);

/** Gives what the files contain, each module once: orphans are in no chunk, or in a whole. */
const included = (modules) => modules.filter(({ orphan }) => !orphan).flatMap(leaves);

module.exports = { included };
