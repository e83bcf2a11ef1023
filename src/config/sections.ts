/** The eight top-level folders of the documentation, in the order they are listed in. */
export const sections = [
  'api',
  'concepts',
  'configuration',
  'contribute',
  'guides',
  'loaders',
  'migrate',
  'plugins',
] as const;

export type Section = (typeof sections)[number];

/** What a section is called where its folder's name would not do. */
export const sectionTitles: Readonly<Record<Section, string>> = {
  api: 'API',
  concepts: 'Concepts',
  configuration: 'Configuration',
  contribute: 'Contribute',
  guides: 'Guides',
  loaders: 'Loaders',
  migrate: 'Migrate',
  plugins: 'Plugins',
};
