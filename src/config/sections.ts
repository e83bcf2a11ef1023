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
