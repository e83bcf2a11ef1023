/** The nine top-level folders of the documentation, in the order people learn, and what each is called. */
export const sectionTitles = {
  guides: 'Guides',
  concepts: 'Concepts',
  configuration: 'Configuration',
  loaders: 'Loaders',
  plugins: 'Plugins',
  api: 'API',
  errors: 'Errors',
  migrate: 'Migrate',
  contribute: 'Contribute',
} as const;

export type Section = keyof typeof sectionTitles;

export const sections = Object.keys(sectionTitles) as Section[];
