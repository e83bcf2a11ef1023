import {readStored} from '../../../browser/storage';

/** Pages worth offering before the reader has said what they look for; they exist in each version. */
export const searchStarts = [
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
export const isSlashOn = (): boolean => readStored('localStorage', slashKey) !== 'off';
