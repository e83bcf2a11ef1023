/** A piece of the bar's sentence: text, or a link. */
export interface NotificationPart {
  text: string;
  to?: string;
}

/** The sponsor notification bar: what it says, and how a browser remembers that it was dismissed. */
export const notification = {
  message: [
    {text: 'Sponsor webpack and get apparel from the '},
    {text: 'official shop', to: 'https://webpack.threadless.com'},
    {text: '! All proceeds go to our '},
    {text: 'open collective', to: 'https://opencollective.com/webpack'},
    {text: '!'},
  ] satisfies NotificationPart[] as readonly NotificationPart[],
  /** Key in local storage. Its value is raised with a new message: any other value shows the bar. */
  key: 'notification-dismissed',
  value: '2',
  /** Written and removed at once, to see whether local storage works. */
  probe: 'localStorageTest',
  /** Class of the body while the bar is visible. */
  bodyClass: 'notification-bar-visible',
} as const;
