/**
 * What people want to do with a page of a section: the headings under which the section's first
 * page lists them, in this order. Pages that name none come last, under their sidebar's heading.
 */
export const purposes: Readonly<Record<string, readonly string[]>> = {
  loaders: [
    'Styles',
    'Languages',
    'Files and data',
    'HTML and text',
    'Module scope',
    'Loading on demand',
    'Build speed',
    'Debugging',
    'Linting and tests',
  ],
  plugins: ['HTML pages', 'Styles', 'Smaller output', 'Files', 'Linting', 'Development'],
};
