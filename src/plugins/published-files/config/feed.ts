/** The feed of what releases of webpack brought, and the page that names it. */
export const releaseFeed = {
  page: '/releases/',
  address: '/releases/feed.xml',
  title: 'Releases of webpack',
} as const;
