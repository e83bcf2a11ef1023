import {site} from '../../config/site';
import {decoded} from '../decoded';

/** Marks the screen of unknown addresses, in `theme/NotFound/Content`. */
export const notFoundMark = 'data-not-found';

/** Marks the box on it that src/browser/not-found fills. */
export const suggestionsMark = 'data-suggestions';

/** Gives the whole title of the screen of an unknown address; none when the address names nothing. */
export function notFoundTitle(path: string): string | undefined {
  const title = titleOfPath(path);
  return title && `${title} | ${site.title}`;
}

/**
 * Gives the title of an address that has no page: its last segment, dashes as spaces
 * (specification §2). An address without any segment, or that cannot be decoded, has none.
 */
export function titleOfPath(path: string): string | undefined {
  const last = path.split('/').filter(Boolean).at(-1);
  if (last === undefined) return undefined;
  return decoded(last).replaceAll('-', ' ').trim() || undefined;
}
