/** Whether somebody makes new releases of a package; an older one is shown for an older webpack. */
export const upkeeps = ['maintained', 'older', 'unmaintained'] as const;

export type Upkeep = (typeof upkeeps)[number];

/** How lists and margins say it. */
export const upkeepWords: Readonly<Record<Upkeep, string>> = {
  maintained: 'maintained',
  older: 'older release',
  unmaintained: 'no new releases',
};
