/** What readers call the package managers. */
export const packageManagerNames = {npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm'} as const;
const moduleFormatNames = {cjs: 'CommonJS', esm: 'ES module', ts: 'TypeScript'} as const;

export type PackageManager = keyof typeof packageManagerNames;
export type TabValue = PackageManager | keyof typeof moduleFormatNames;

/**
 * Groups of tabs that readers choose from once for the whole site: what readers call each value. The
 * first of a group is what pages show until then; a value is also the class of its tab and panel.
 */
export const tabGroups = [packageManagerNames, moduleFormatNames] as const;
