/**
 * Package managers and what readers call them: they choose one for the whole site. Pages show the
 * first until then; a key is also the class of its tab and panel.
 */
export const packageManagers = {npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm'} as const;

/** The key of a package manager. */
export type PackageManager = keyof typeof packageManagers;
