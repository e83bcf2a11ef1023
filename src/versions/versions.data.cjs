const placeVersion = require('./place-version.cjs');
const readJson = require('./read-json.cjs');

/** @type {import('./schema').VersionEntry[]} */
const entries = readJson('src/versions/versions.json');

/**
 * The versions of `versions.json`, each with its place and with the releases that the `package.json`
 * of its folder pins: there is no other pin.
 * @type {readonly import('./schema').DocumentationVersion[]}
 */
module.exports = entries.map((entry) => {
  const version = placeVersion(entry);
  const {devDependencies} = readJson(`${version.folder}/package.json`);
  return {
    ...version,
    webpack: devDependencies.webpack,
    commandLine: devDependencies['webpack-cli'],
  };
});
