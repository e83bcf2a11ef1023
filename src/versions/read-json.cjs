const {existsSync, readFileSync} = require('node:fs');
const path = require('node:path');

const siteDir = path.join(__dirname, '../..');

/**
 * Reads a file of JSON; gives undefined where there is none.
 * @param {string} file relative to the site
 * @returns {any}
 */
module.exports = function readJson(file) {
  const absolute = path.join(siteDir, file);
  return existsSync(absolute) ? JSON.parse(readFileSync(absolute, 'utf8')) : undefined;
};
