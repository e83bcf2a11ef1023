import type {HitKind} from '@site/src/plugins/search/types';

/** What one hit of a kind is called, beside its name. */
export const kindWords: Record<HitKind, string> = {
  page: 'page',
  heading: 'section',
  option: 'option',
  hook: 'hook',
  flag: 'flag',
  variable: 'variable',
  error: 'message',
  package: 'package',
};
