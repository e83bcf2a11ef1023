/**
 * What people want to do with the pages of a section: the headings of its sidebar and of the list on
 * its first page, in this order. The front matter `group` of a page names one of them. Pages that
 * name none come first, and a section that is not here has no more pages than fit under one heading.
 */
export const groups: Readonly<Record<string, readonly string[]>> = {
  api: ['Run webpack', 'In your modules', 'Loaders and plugins', 'Hooks'],
  concepts: ['What you set', 'Modules', 'At run time'],
  configuration: [
    'The file',
    'Input and output',
    'Modules',
    'Shape and size',
    'While you work',
    'The rest',
  ],
  guides: [
    'First steps',
    'Development',
    'Files and languages',
    'Fast pages',
    'Packages and hosts',
    'Recipes',
  ],
  loaders: [
    'Styles',
    'Languages and markup',
    'Files and data',
    'Module scope',
    'Loading at run time',
    'Speed, debugging and tests',
  ],
  plugins: [
    'Values in modules',
    'Which modules',
    'Chunks and ids',
    'Several builds',
    'Source maps and output',
    'Pages and emitted files',
    'Minification',
    'While you work',
    'Speed and progress',
    'Older and internal',
  ],
};
