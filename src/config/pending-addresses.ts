/**
 * Addresses of pages that are not written yet, by the work that writes them. Links to them and to
 * their headings need not arrive until then. The list only shrinks: `test/build/addresses.test.ts`
 * fails at an entry whose page exists, that no former link needs, or that was published once.
 * Redirects wait by themselves (`waitsFor` in `redirects.ts`).
 */
export const pendingAddresses: Readonly<Record<string, readonly string[]>> = {
  'the pages of the contribute section': [
    '/contribute/debugging/',
    '/contribute/plugin-patterns/',
    '/contribute/release-process/',
    '/contribute/writers-guide/',
    '/contribute/writing-a-loader/',
    '/contribute/writing-a-plugin/',
    '/contribute/writing-a-scaffold/',
  ],
  'the rest of the guides': ['/awesome-webpack/', '/guides/build-performance/'],
};
