import path from 'node:path';

/**
 * What the application leaves out in the browser. `false` is an empty module: the bar of nprogress
 * would tell of pages that take longer than 0.2 s, which prefetching makes rare (1.3 kB), and the
 * highlighter's list of languages is of no use without the highlighter.
 */
const replaced: Record<string, string | false> = {
  'prism-react-renderer$': './no-highlighter.ts',
  [require.resolve('@docusaurus/core/lib/client/docusaurus.js')]: './preload-only.ts',
  [require.resolve('@docusaurus/theme-classic/lib/nprogress.js')]: false,
};

/** Gives what webpack resolves differently in the browser. */
export function replacements(): Record<string, string | false> {
  return Object.fromEntries(
    Object.entries(replaced).map(([name, file]) => [name, file && path.join(__dirname, file)]),
  );
}
