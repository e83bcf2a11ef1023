/** What the site is called and where it and its neighbors live. */
export const site = {
  title: 'webpack',
  url: 'https://webpack.js.org',
  tagline: 'The documentation of the JavaScript module bundler webpack',
  /** Where readers edit a page; a page's path in the repository is appended. */
  editBase: 'https://github.com/webpack/webpack.js.org/edit/main/',
  newIssue: 'https://github.com/webpack/webpack.js.org/issues/new',
  blog: 'https://medium.com/webpack',
  releases: 'https://github.com/webpack/webpack/releases',
  /** What the reader chooses is kept under names that end in a dash and this. */
  storageNamespace: 'webpack',
} as const;

/** Where the file of a page can be read; its path in the repository is appended. */
export const sourceBase = 'https://github.com/webpack/webpack.js.org/blob/main/';

/** Where the files of a folder can be read; its path in the repository is appended. */
export const folderBase = 'https://github.com/webpack/webpack.js.org/tree/main/';

/** Where the chosen color theme is kept: `light`, `dark`, or nothing for that of the system. */
export const themeStorageKey = `theme-${site.storageNamespace}`;

/** Where the chosen tabs are kept: values with a space between, such as that of a package manager. */
export const tabsStorageKey = `tabs-${site.storageNamespace}`;
