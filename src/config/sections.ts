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

/** The folder name of a section. */
export type Section = keyof typeof sectionTitles;

/** All sections, in their order. */
export const sections = Object.keys(sectionTitles) as Section[];

/**
 * Gives the section that a URL of this site is in; undefined for pages that lie in none.
 * @param base path prefix of the URL's version
 */
export function sectionOf(url: string, base: string): Section | undefined {
  const [first] = url.slice(base.length).split('/');
  return sections.find((section) => section === first);
}
