/** Addresses of this site that are no documentation pages but may be linked to. */
export const otherAddresses: readonly string[] = [
  '/',
  '/organization/',
  '/starter-kits/',
  '/vote/',
];
