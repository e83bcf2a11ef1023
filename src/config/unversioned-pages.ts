import {screenUrls} from './screens';

/**
 * Pages about this site or the project, and not about one webpack, as files in the folder of the newest version: they
 * exist once, and `npm run cut` leaves them where they are.
 */
export const unversionedFiles: readonly string[] = [
  'branding.md',
  'license.md',
  'project-status.md',
  'quality.md',
];

/** URLs that exist once, without a version, besides the home page. */
export const unversionedUrls: readonly string[] = [
  ...screenUrls,
  ...unversionedFiles.map((file) => `/${file.replace(/\.md$/, '')}/`),
];
