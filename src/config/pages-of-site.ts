import {otherAddresses} from './other-addresses';

/**
 * Pages about this site or the project, and not about one webpack, as files in the folder of the newest version: they
 * exist once, and `npm run cut` leaves them where they are.
 */
export const pagesOfSite: readonly string[] = [
  'branding.md',
  'license.md',
  'project-status.md',
  'quality.md',
];

/** Addresses that exist once, without a version, besides the home page. */
export const unversionedAddresses: readonly string[] = [
  ...otherAddresses.filter((address) => address !== '/'),
  ...pagesOfSite.map((page) => `/${page.replace(/\.md$/, '')}/`),
];
