import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readIndex} from '../../content';
import type {PageNode} from '../../content/index-node';
import {versions} from '../../versions';
import {combinedPages} from './combined-pages';

/** Where the combined pages are drawn, relative to the site. */
const screen = 'src/plugins/printables/components/Printable.tsx';
const styles = 'src/plugins/printables/components/styles.ts';

/** What Docusaurus generates about routes. */
const tablesOfRoutes = ['routes.js', 'registry.js', 'routesChunkNames.json'];

/**
 * Adds `/{section}/printable/` for every section of every version, `/printable/` for the pages that
 * lie in none, and `/{section}/printable/{group}/` for the groups of long sections: all pages in
 * reading order, from the docs' own compiled modules.
 *
 * The built page is the text and nothing else: the application never takes it over
 * (wake/document-template.ts), so the browser's side of the build knows of none, and keeps their styles.
 */
export default function printablePages({generatedFilesDir, siteDir}: LoadContext): Plugin {
  return {
    name: 'printable-pages',
    async allContentLoaded({actions: {addRoute, createData}}) {
      const index = await readIndex(siteDir);
      for (const {name} of versions) {
        for (const {url, pages, ...props} of combinedPages(index[name]!)) {
          const file = `${url.slice(1, -1).replaceAll('/', '-')}.js`;
          addRoute({
            path: url,
            component: `@site/${screen}`,
            exact: true,
            modules: {pages: await createData(file, pagesModule(pages))},
            props: {...props, url},
          });
        }
      }
    },
    configureWebpack(config, isServer) {
      if (isServer || config.mode !== 'production') return {};
      const loader = path.join(__dirname, 'build/unknown-in-browser.cjs');
      const tables = tablesOfRoutes.map((file) => path.join(generatedFilesDir, file));
      return {
        resolve: {alias: {[path.join(siteDir, screen)]: path.join(siteDir, styles)}},
        module: {
          // Before the tables are made shorter (wake/build/trim-generated.cjs).
          rules: [{test: tables, enforce: 'pre', loader}],
        },
      };
    },
  };
}

/**
 * Writes the module a combined page gets its pages from. They are imported as their own routes
 * import them, and so compiled once; and each gets what its module says about it, as there.
 */
export function pagesModule(pages: readonly PageNode[]): string {
  const imports = pages.map(
    ({path}, position) => `import * as page${position} from ${JSON.stringify(`@site/${path}`)};`,
  );
  const names = pages.map((_, position) => `page${position}`);
  return `${imports.join('\n')}
const withFacts = ({default: page, ...facts}) => Object.assign(page, facts);
export default [${names.join(', ')}].map(withFacts);
`;
}
