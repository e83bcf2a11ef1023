/** Stands for src/components/docs/ForMachines.tsx in the browser: only built pages have these tags. */
export const ForMachines = (): null => null;
