import {site} from '../../config/site';
import {titleOfPath} from '../title-of-path';

/** Marks the screen of unknown addresses, in `theme/NotFound/Content`. */
export const notFoundMark = 'data-not-found';

/** Marks the box on it that src/browser/not-found fills. */
export const suggestionsMark = 'data-suggestions';

/** Gives the whole title of the screen of an unknown address; none when the address names nothing. */
export function notFoundTitle(path: string): string | undefined {
  const title = titleOfPath(path);
  return title && `${title} | ${site.title}`;
}
