import {readStored} from '../../../browser/storage';

/** Pages that are offered before the reader has typed a query. Every version has them. */
export const searchStarts = [
  {title: 'Getting Started', section: 'Guides', to: '/guides/getting-started/'},
  {title: 'What the words mean', section: 'Concepts', to: '/concepts/'},
  {title: 'All options', section: 'Configuration', to: '/configuration/'},
  {title: 'All loaders', section: 'Loaders', to: '/loaders/'},
  {title: 'All plugins', section: 'Plugins', to: '/plugins/'},
  {title: 'From an older version', section: 'Migrate', to: '/migrate/'},
];

/** Where to ask what the documentation does not answer. */
export const askElsewhere = {
  title: 'Stack Overflow',
  to: 'https://stackoverflow.com/questions/tagged/webpack',
} as const;

/** Storage key; its value is `off` when the reader has switched off the shortcut `/`. */
export const slashKey = 'search-slash';

/** Tells whether the shortcut `/` is on, which is the default. */
export const isSlashOn = (): boolean => readStored('localStorage', slashKey) !== 'off';
