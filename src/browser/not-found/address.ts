import {decodePath} from '../../decode-path';

/** Attribute of the 404 screen (`theme/NotFound/Content`). */
export const notFoundAttribute = 'data-not-found';

/** Attribute of the element on it that src/browser/not-found fills. */
export const suggestionsAttribute = 'data-suggestions';

/**
 * Makes a title from the path of an unknown URL: its last segment, with spaces for dashes
 * (test/specification.json, 2). A path without a segment has none.
 */
export function titleOfPath(path: string): string | undefined {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return decodePath(last).replaceAll('-', ' ').trim() || undefined;
}
