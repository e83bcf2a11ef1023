/** The eight top-level folders of the documentation, in the order people learn. */
export const sections = [
  'guides',
  'concepts',
  'configuration',
  'loaders',
  'plugins',
  'api',
  'migrate',
  'contribute',
] as const;

export type Section = (typeof sections)[number];

/** What a section is called where its folder's name would not do. */
export const sectionTitles: Readonly<Record<Section, string>> = {
  guides: 'Guides',
  concepts: 'Concepts',
  configuration: 'Configuration',
  loaders: 'Loaders',
  plugins: 'Plugins',
  api: 'API',
  migrate: 'Migrate',
  contribute: 'Contribute',
};
