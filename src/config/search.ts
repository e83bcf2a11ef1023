/** A hosted engine: what the browser must know to ask it. Nothing of this is secret. */
export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
}

/** Names in the environment that turn the hosted engine on; all of them are needed. */
export const hostedVariables = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_API_KEY',
  indexName: 'ALGOLIA_INDEX',
} as const;

/**
 * Reads which hosted engine the environment names.
 * @returns nothing when it names none
 * @throws naming what is missing, when it names one by half
 */
export function hostedSearchOf(environment: NodeJS.ProcessEnv): HostedSearch | undefined {
  const entries = Object.entries(hostedVariables).map(
    ([key, name]) => [key, name, environment[name]?.trim() ?? ''] as const,
  );
  const missing = entries.filter(([, , value]) => value === '').map(([, name]) => name);
  if (missing.length === entries.length) return undefined;
  if (missing.length > 0) {
    throw new Error(
      `The hosted search needs ${missing.join(' and ')} in the environment, too; without any of ${Object.values(hostedVariables).join(', ')} the embedded search is used`,
    );
  }
  const settings = Object.fromEntries(entries.map(([key, , value]) => [key, value]));
  return settings as unknown as HostedSearch;
}

/** Hosts that the browser may ask for the hosted engine: the same list that `algoliasearch` tries. */
export const hostsOf = ({appId}: HostedSearch): string[] =>
  [
    `${appId}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `${appId}-${number}.algolianet.com`),
  ].map((host) => `https://${host.toLowerCase()}`);

/** Where the records of a version lie for the embedded engine. */
export const recordsAddress = (version: '5' | '4') => `/search-index/${version}.json`;

/** How many bytes the records of a version may weigh, compressed with brotli. */
export const recordsBudget = 250_000;

/** Who answers, as the line below the results says. */
export const engines = {
  embedded: {name: 'MiniSearch', url: 'https://lucaong.github.io/minisearch/'},
  hosted: {name: 'Algolia', url: 'https://www.algolia.com/docsearch'},
} as const;

/** What searching calls the sections; the empty name stands for pages that lie in none. */
export const sectionTitles: Readonly<Record<string, string>> = {
  '': 'webpack',
  api: 'API',
  concepts: 'Concepts',
  configuration: 'Configuration',
  contribute: 'Contribute',
  guides: 'Guides',
  loaders: 'Loaders',
  migrate: 'Migrate',
  plugins: 'Plugins',
};

/**
 * Ways to say the same thing. A search for one finds the others, but what says it literally comes
 * first. Keep it short: words that begin alike are found anyway, and so are typing errors.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['hmr', 'hot module replacement', 'hot reload', 'live reload'],
  ['config', 'configuration', 'settings'],
  ['environment variable', 'env'],
  ['js', 'javascript'],
  ['ts', 'typescript'],
  ['css', 'stylesheet', 'styles'],
  ['sass', 'scss'],
  ['minify', 'minimize', 'uglify', 'compress'],
  ['code splitting', 'split bundle', 'split code'],
  ['lazy loading', 'dynamic import', 'load on demand', 'lazy load'],
  ['tree shaking', 'dead code', 'unused code', 'unused exports'],
  ['source map', 'sourcemap', 'devtool'],
  ['cdn', 'public path', 'content delivery network'],
  ['cache busting', 'content hash', 'contenthash', 'long term caching'],
  ['dev server', 'development server', 'webpack-dev-server'],
  ['microfrontend', 'micro frontend', 'module federation'],
  ['cli', 'command line', 'command line interface'],
  ['upgrade', 'migrate', 'migration', 'update'],
  ['picture', 'image', 'png', 'jpg', 'svg'],
  ['font', 'woff'],
  ['install', 'installation', 'set up', 'setup'],
  ['bundle size', 'performance budget', 'asset size limit'],
  ['polyfill', 'shim'],
  ['monorepo', 'workspace'],
  ['esm', 'es module', 'ecmascript module'],
  ['cjs', 'commonjs'],
  ['pwa', 'progressive web application', 'service worker', 'offline'],
  ['jquery', 'provideplugin', 'global variable'],
  ['docker', 'vagrant', 'virtual machine'],
  ['slow', 'speed', 'faster', 'build performance'],
  ['exclude library', 'externals', 'external'],
  ['async', 'asynchronous'],
  ['folder', 'directory'],
  ['library', 'package'],
  ['alias', 'shortcut'],
];

/** Words that say nothing about what is looked for. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about all also am an and any are as at be been but by can cannot could did do does doing for
  from get had has have how i if in into is isn it its just make me my need no not of on one or our
  s should so some t than that the their them then there these they this those to too use used using
  via want was way we what when where which while who why will with within would you your`.split(
    /\s+/,
  ),
);
