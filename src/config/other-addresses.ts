/** Addresses of this site that are no documentation pages but may be linked to. */
export const otherAddresses: readonly string[] = [
  '/',
  '/offline-reading/',
  '/organization/',
  '/starter-kits/',
  '/vote/',
];
