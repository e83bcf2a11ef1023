/**
 * Whether a package gets new releases, as lists and margins say it; `older` is a release for an older
 * webpack.
 */
export const maintenanceLabels = {
  maintained: 'maintained',
  older: 'older release',
  unmaintained: 'no new releases',
} as const;

export type MaintenanceStatus = keyof typeof maintenanceLabels;
