import path from 'node:path';

/** The rule of webpack that puts what `*.data.cjs` exports into a bundle. */
export const dataRule = (siteDir: string) => ({
  test: /\.data\.cjs$/,
  type: 'json',
  loader: path.join(siteDir, 'src/versions/inline-data.cjs'),
});
