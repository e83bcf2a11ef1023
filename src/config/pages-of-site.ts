/**
 * Pages about this site and not about a webpack, as files in the folder of the newest version: they
 * exist once, and `npm run cut` leaves them where they are.
 */
export const pagesOfSite: readonly string[] = ['branding.md', 'license.md', 'quality.md'];
