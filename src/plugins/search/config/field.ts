/** A page worth offering before the reader has said what they look for. */
export interface SearchStart {
  title: string;
  /** Where it lies, in words. */
  place: string;
  /** Written for version 5; pages in a section exist in each version. */
  to: string;
}

export const searchStarts: readonly SearchStart[] = [
  {title: 'Getting Started', place: 'Guides', to: '/guides/getting-started/'},
  {title: 'What the words mean', place: 'Concepts', to: '/concepts/'},
  {title: 'All options', place: 'Configuration', to: '/configuration/'},
  {title: 'All loaders', place: 'Loaders', to: '/loaders/'},
  {title: 'All plugins', place: 'Plugins', to: '/plugins/'},
  {title: 'From an older version', place: 'Migrate', to: '/migrate/'},
];

/** Where people ask when the documentation has no answer. */
export const askElsewhere = {
  title: 'Stack Overflow',
  to: 'https://stackoverflow.com/questions/tagged/webpack',
} as const;

/** Holds `off` for readers who do not want the key `/` to lead to the search. */
export const slashKey = 'search-slash';

/** Tells whether the key `/` leads to the search: also where the browser keeps nothing. */
export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(slashKey) !== 'off';
  } catch {
    return true;
  }
}
