/** Where the list of kits comes from, and grows. */
export const kitsRepository = 'https://github.com/ahfarmer/javascriptstuff-db';

/** Tags worth a button: those that five kits or more share, the most frequent first. */
export const kitTags = [
  'babel',
  'linter',
  'hmr',
  'tests',
  'webpack 3',
  'redux',
  'webpack 4',
  'router',
  'css modules',
  'universal',
  'typescript',
] as const;
