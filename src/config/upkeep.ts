/**
 * Whether somebody makes new releases of a package, and how lists and margins say it; an older one is
 * shown for an older webpack.
 */
export const upkeepWords = {
  maintained: 'maintained',
  older: 'older release',
  unmaintained: 'no new releases',
} as const;

export type Upkeep = keyof typeof upkeepWords;
