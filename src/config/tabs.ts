/**
 * Groups of tabs that readers choose from once for the whole site. The first value of a group is
 * what pages show until then; a value is also the class of its tab and panel.
 */
export const tabGroups = {
  packageManager: ['npm', 'yarn', 'pnpm'],
  moduleFormat: ['cjs', 'esm', 'ts'],
} as const;

/** What readers call the values. */
export const packageManagerNames = {npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm'} as const;
export const moduleFormatNames = {cjs: 'CommonJS', esm: 'ES module', ts: 'TypeScript'} as const;

export type PackageManager = (typeof tabGroups.packageManager)[number];
export type ModuleFormat = (typeof tabGroups.moduleFormat)[number];
export type TabValue = PackageManager | ModuleFormat;
