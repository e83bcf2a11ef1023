const readJson = require('./read-json.cjs');
const versions = require('./versions.data.cjs');

/**
 * Addresses that lead into an older version, each in the list of that version: what only it still
 * has, and what it had itself once. Those of the newest are `src/config/site-redirects.json`.
 * @type {readonly {from: string, to: string}[]}
 */
module.exports = versions.flatMap(
  ({folder}) => readJson(`${folder}/_version/redirects.json`) ?? [],
);
