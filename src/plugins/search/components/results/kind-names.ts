import type {HitKind} from '@site/src/plugins/search/types';

/** What the kinds are called, where there are many of them. */
export const kindNames: Record<HitKind, string> = {
  page: 'Pages',
  heading: 'Headings',
  option: 'Options',
  hook: 'Hooks',
  flag: 'Flags of the command line',
  variable: 'Variables',
  error: 'Error messages',
  package: 'Packages',
};
