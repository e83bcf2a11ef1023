/** How a browser remembers that the bar was dismissed. */
export const notification = {
  /** Key in local storage. Its value is raised with a new message: any other value shows the bar. */
  key: 'notification-dismissed',
  value: '2',
  /** Written and removed at once, to see whether local storage works. */
  probe: 'localStorageTest',
  /** Class of the body while the bar is visible. */
  bodyClass: 'notification-bar-visible',
} as const;

/** Who stands beside the documentation. */
export const columnSponsor = {
  name: 'AG Grid',
  address: 'https://www.ag-grid.com/?utm_source=webpack&utm_medium=banner&utm_campaign=sponsorship',
  says: 'AG Grid is proud to partner with webpack.',
} as const;
