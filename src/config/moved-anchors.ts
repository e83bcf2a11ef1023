/**
 * Heading ids that were public once and have moved, by address of the page they were on.
 * A value is an address of this site, or `#id` for another heading of the same page.
 */
export const movedAnchors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Entries for the stats never had a hook of the compiler.
  '/api/compiler-hooks/': {log: '#infrastructurelog'},
  '/plugins/html-webpack-plugin/': {
    installation: '#install',
    'basic-usage': '#usage',
    configuration: '#options',
    'third-party-addons': '#plugins',
  },
};
