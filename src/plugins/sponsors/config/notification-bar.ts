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
