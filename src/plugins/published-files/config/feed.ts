/** The feed of what releases of webpack brought, where the former site had that of its blog. */
export const releaseFeed = {
  page: '/releases/',
  address: '/feed.xml',
  title: 'Releases of webpack',
} as const;
