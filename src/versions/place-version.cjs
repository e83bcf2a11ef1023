/**
 * Places a version where Docusaurus expects it, by its label and its state alone.
 * @template {Pick<import('./schema').VersionEntry, 'label' | 'state'>} Entry
 * @param {Entry} entry
 * @returns {Entry & Pick<import('./schema').DocumentationVersion, 'name' | 'base' | 'folder'>}
 */
module.exports = function placeVersion(entry) {
  const {label, state} = entry;
  return state === 'current'
    ? {...entry, name: 'current', base: '/', folder: 'docs'}
    : {...entry, name: label, base: `/v${label}/`, folder: `versioned_docs/version-${label}`};
};
