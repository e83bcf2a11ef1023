/**
 * What people want to do with the pages of a section: the headings of its sidebar and of the list on
 * its first page, in this order. The front matter `group` of a page names one of them. Pages that
 * name none come first, and a section that is not here has no more pages than fit under one heading.
 */
export const groups: Readonly<Record<string, readonly string[]>> = {
  concepts: ['What you set', 'Modules', 'At run time'],
  configuration: [
    'The file',
    'Input and output',
    'Modules',
    'Shape and size',
    'While you work',
    'The rest',
  ],
  guides: ['First steps', 'Fast pages'],
  loaders: [
    'Styles',
    'Languages and markup',
    'Files and data',
    'Module scope',
    'Loading at run time',
    'Speed, debugging and tests',
  ],
  plugins: ['Built into webpack', 'Pages and emitted files', 'Minification', 'While you work'],
};
