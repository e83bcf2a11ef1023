const readJson = require('./read-json.cjs');
const versions = require('./versions.data.cjs');

/**
 * Addresses that lead into an older version or out of it, each in a list of that version:
 * `redirects.json` has its own former addresses, and those of pages that only it has; `shared-pages.json` the
 * addresses of subjects that do not depend on the version, such as `/glossary/`: they
 * lead to the page at the root. Those of the newest are `src/config/site-redirects.json`.
 * @type {readonly {from: string, to: string}[]}
 */
module.exports = versions.flatMap(({folder, base}) => [
  ...(readJson(`${folder}/_version/redirects.json`) ?? []),
  ...(readJson(`${folder}/_version/shared-pages.json`) ?? []).map(
    (/** @type {string} */ address) => ({
      from: base + address.slice(1),
      to: address,
    }),
  ),
]);
