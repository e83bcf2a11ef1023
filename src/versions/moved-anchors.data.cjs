const readJson = require('./read-json.cjs');
const versions = require('./versions.data.cjs');

/** @typedef {Readonly<Record<string, Readonly<Record<string, string>>>>} MovedAnchors */

/**
 * Gives the list of a version with the prefix of its addresses, so that readers stay in it:
 * `"/concepts/": {"old-id": "/guides/#new-id"}` of webpack 4 becomes
 * `"/v4/concepts/": {"old-id": "/v4/guides/#new-id"}`.
 */
function anchorsOf({base, folder}) {
  const withBase = (address) => address.replace(/^\//, base);
  const pages = Object.entries(readJson(`${folder}/_version/moved-anchors.json`) ?? {});
  return pages.map(([page, ids]) => [
    withBase(page),
    Object.fromEntries(Object.entries(ids).map(([id, target]) => [id, withBase(target)])),
  ]);
}

/**
 * New places of heading ids that were public once and have moved, by address of the page they were
 * on: `#id` of the same page, or an address of this site.
 * @type {MovedAnchors}
 */
module.exports = Object.fromEntries(versions.flatMap(anchorsOf));
