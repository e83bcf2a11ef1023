/**
 * Heading ids that were public once and have moved, by address of the page they were on.
 * A value is an address of this site, or `#id` for another heading of the same page.
 */
export const movedAnchors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Entries for the stats never had a hook of the compiler.
  '/api/compiler-hooks/': {log: '#infrastructurelog'},
  '/api/module-variables/': {
    '__webpack_public_path__-webpack-specific-': '#__webpack_public_path__-webpack-specific',
    'debug--webpack-specific': '#debug-webpack-specific',
  },
  '/configuration/output/': {
    outputchunkcallbackname: '#outputchunkloadingglobal',
    outputecmaversion: '#outputenvironment',
    outputfutureemitassets: '#removed',
    outputhotupdatefunction: '#outputhotupdateglobal',
    outputjsonpfunction: '#outputchunkloadingglobal',
    outputjsonpscripttype: '#outputscripttype',
    'expose-a-variable-1': '#expose-a-variable',
    'expose-via-object-assignment-1': '#expose-via-object-assignment',
    'output-publicpath': '#outputpublicpath',
    'module-definition-systems-1': '#module-definition-systems',
    'other-targets': '#other-types',
    'librarytarget-var': '#type-var',
    'librarytarget-assign': '#type-assign',
    'librarytarget-assign-properties': '#type-assign-properties',
    'librarytarget-this': '#type-this',
    'librarytarget-window': '#type-window',
    'librarytarget-global': '#type-global',
    'librarytarget-commonjs': '#type-commonjs',
    'librarytarget-module': '#type-module',
    'librarytarget-commonjs2': '#type-commonjs2',
    'librarytarget-amd': '#type-amd',
    'librarytarget-amd-require': '#type-amd-require',
    'librarytarget-umd': '#type-umd',
    'librarytarget-system': '#type-system',
    'librarytarget-jsonp': '#type-jsonp',
  },
  '/guides/code-splitting/': {'dynamic-import-import-': '#dynamic-imports'},
  '/guides/lazy-loading/': {example: '#dynamic-import-example'},
  '/plugins/html-webpack-plugin/': {
    installation: '#install',
    'basic-usage': '#usage',
    configuration: '#options',
    'third-party-addons': '#plugins',
  },
};
