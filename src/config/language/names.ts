/** Names, of one word or more, that begin with capital letters inside a heading too. */
export const capitalNames: readonly string[] = [
  'Babel',
  'Browserslist',
  'Hot Module Replacement',
  'Lodash',
  'Module Federation',
  'Node',
  'React',
  'Sass',
  'Tapable',
  'Terser',
  'Vue',
  'Web Worker',
  'Web Workers',
  'Windows',
  'Yarn',
];

/** What keeps its small letter at the beginning of a heading. */
export const smallNames: readonly string[] = ['npm', 'pnpm', 'webpack'];
