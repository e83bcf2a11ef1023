/**
 * Whether a package gets new releases, as lists and margins say it; `older` is a release for an older
 * webpack, and `deprecated` says its own README.
 */
export const maintenanceLabels = {
  maintained: 'maintained',
  older: 'older release',
  deprecated: 'deprecated',
  unmaintained: 'no new releases',
} as const;

/** Whether and how a package is maintained. */
export type MaintenanceStatus = keyof typeof maintenanceLabels;
