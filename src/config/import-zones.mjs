/**
 * Imports go down only. The floors of `src`, the lowest first: a file may import what stands on its
 * own floor or on a lower one. Read by ESLint's `import-x/no-restricted-paths`.
 */
export const floors = [
  ['versions'],
  ['config'],
  [
    'cache.ts',
    'decode-path.ts',
    'group-by.ts',
    'memoize.ts',
    'run-webpack.ts',
    'worker-pool.ts',
    'write-atomically.ts',
  ],
  ['types', 'data'],
  ['content'],
  ['reference'],
  ['markdown'],
  ['checks'],
  ['browser'],
  ['components'],
  ['plugins'],
  ['screens'],
  ['theme'],
  ['pages'],
  ['cli'],
];

const below = (floor) => `./src/${floor}`;

/** What a folder may not import: everything on higher floors. */
const upward = floors.flatMap((floor, position) =>
  floors
    .slice(position + 1)
    .flat()
    .map((higher) => ({
      target: floor.map(below),
      from: below(higher),
      message: `Imports go down only: ${floor.join(', ')} may not import ${higher}, a higher floor.`,
    })),
);

/** The sides of a feature, wherever they stand. */
const build = [
  './src/plugins/*/{build,worker}/**',
  './src/plugins/*/index.ts',
  './src/{content,reference,markdown,checks,cli}/**',
];
const react = ['./src/**/components/**', './src/{screens,theme,pages}/**'];
const withoutReact = ['./src/plugins/*/{browser,engine,service-worker}/**', './src/browser/**'];

/** What a side may not import of another one. */
const sides = [
  {
    target: [...react, ...withoutReact],
    from: build,
    message:
      'What runs in the browser gets props, global data and configuration; it imports no build code.',
  },
  {
    target: withoutReact,
    from: react,
    message: 'Scripts that pages load by themselves may not pull in React.',
  },
  {
    target: build.slice(0, 2),
    from: [...react, './src/plugins/*/{browser,service-worker}/**', './src/browser/**'],
    message: 'Build code does not know the theme; it hands data over as props.',
  },
];

/** What the checks may be loaded by: npm scripts, which write down what they found. */
const checks = [
  {
    target: [
      './docusaurus.config.ts',
      './sidebars.ts',
      './src/plugins/*/**',
      './src/{components,screens,theme,pages}/**',
    ],
    from: './src/checks/**',
    message: 'The site is built without its checks: they write a report, and a plugin reads it.',
  },
];

/** What makes results that are kept: its own code and the floors below are in their keys. */
const cachedFeatures = [
  'mirrored-packages',
  'bundle-explorer',
  'published-files/build/reference',
].map((feature) => ({
  target: `./src/plugins/${feature}/**/!(*.tsx)`,
  from: './src/plugins',
  except: [`./${feature}`],
  message: 'Its results are kept (contributing/caches.md): it imports no other feature.',
}));

/** All rules of imports, for ESLint. */
export const zones = [...upward, ...sides, ...checks, ...cachedFeatures];
