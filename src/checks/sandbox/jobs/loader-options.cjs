const {createRequire} = require('node:module');
const {summary} = require('./fault-of.cjs');

const {validate} = createRequire(__filename)('schema-utils');

/**
 * Holds the options of the loaders in a configuration's rules against schemas.
 * @param schemas texts of JSON schemas by the names of the loaders
 */
module.exports = function loaderOptions({module: {rules = []} = {}}, schemas) {
  return uses(rules).flatMap(({loader, options}) => {
    const name = Object.keys(schemas).find((one) => isLoader(loader, one));
    if (!name || !options || typeof options !== 'object') return [];
    try {
      validate(JSON.parse(schemas[name]), options, {name, baseDataPath: 'options'});
      return [];
    } catch (error) {
      const {what, detail} = summary(error.message);
      return [{what: `${name}: ${what}`, ...(detail && {detail})}];
    }
  });
};

/** A loader is named, or resolved to a file of its package. */
const isLoader = (loader, name) =>
  loader === name || (typeof loader === 'string' && loader.includes(`/node_modules/${name}/`));

function uses(rules) {
  return rules.filter(Boolean).flatMap((rule) => {
    if (typeof rule !== 'object') return [];
    const own = typeof rule.use === 'function' ? [] : [rule.use ?? []].flat();
    return [
      ...(rule.loader ? [rule] : []),
      ...own.filter((use) => use && typeof use === 'object'),
      ...uses([...(rule.oneOf ?? []), ...(rule.rules ?? [])]),
    ];
  });
}
