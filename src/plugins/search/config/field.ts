import {readStored} from '../../../browser/storage';

/** Pages worth offering before the reader has said what they look for; they exist in each version. */
export const searchStarts = [
  {title: 'Getting Started', section: 'Guides', to: '/guides/getting-started/'},
  {title: 'What the words mean', section: 'Concepts', to: '/concepts/'},
  {title: 'All options', section: 'Configuration', to: '/configuration/'},
  {title: 'All loaders', section: 'Loaders', to: '/loaders/'},
  {title: 'All plugins', section: 'Plugins', to: '/plugins/'},
  {title: 'From an older version', section: 'Migrate', to: '/migrate/'},
];

/** Where people ask when the documentation has no answer. */
export const askElsewhere = {
  title: 'Stack Overflow',
  to: 'https://stackoverflow.com/questions/tagged/webpack',
} as const;

/** Holds `off` for readers who do not want the key `/` to lead to the search. */
export const slashKey = 'search-slash';

/** Tells whether the key `/` leads to the search: also where the browser keeps nothing. */
export const isSlashOn = (): boolean => readStored('localStorage', slashKey) !== 'off';
