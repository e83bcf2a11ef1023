import {routesOf} from './content-routes';

/** Something the specification asks for that a later step of the project brings. */
export interface Wait {
  /** Issue that brings it; without a number no issue says so yet. */
  issue?: 3 | 4 | 5 | 6 | 7 | 8;
  missing: string;
  /** How to see that it has come: one of the pages exists, or the sources contain the words. */
  until: {pages: readonly string[]} | {words: string};
}

const without = (pages: readonly string[], ...others: string[]) =>
  pages.filter((page) => !others.includes(page));

const writtenApi = ['/api/', '/api/cli/', '/api/compiler-hooks/', '/api/module-variables/'];
const writtenGuides = [
  '/guides/',
  '/guides/asset-management/',
  '/guides/caching/',
  '/guides/code-splitting/',
  '/guides/getting-started/',
  '/guides/installation/',
  '/guides/lazy-loading/',
  '/guides/output-management/',
];

/** What the site does not have yet. The list only shrinks: an entry whose subject exists fails. */
export const waits = {
  apiPages: {
    missing: 'the rest of the API reference',
    until: {pages: without(routesOf('api'), ...writtenApi)},
  },
  guidePages: {
    missing: 'the rest of the guides',
    until: {pages: without(routesOf('guides'), ...writtenGuides)},
  },
  pluginPages: {
    missing: 'the rest of the plugin pages',
    until: {
      pages: ['/plugins/banner-plugin/', '/plugins/commons-chunk-plugin/', '/plugins/dll-plugin/'],
    },
  },
  contributePages: {
    missing: 'the pages for contributors',
    until: {pages: without(routesOf('contribute'), '/contribute/')},
  },
  migrationPages: {
    missing: 'the migration guides',
    until: {pages: without(routesOf('migrate'), '/migrate/')},
  },
} satisfies Record<string, Wait>;

export type WaitName = keyof typeof waits;

/** Pages that the specification names and that are not written yet. */
export const waitingPages: readonly string[] = Object.values<Wait>(waits).flatMap(({until}) =>
  'pages' in until ? until.pages : [],
);
