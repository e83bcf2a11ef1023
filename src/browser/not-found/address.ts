import {decodePath} from '../decode-path';

/** Marks the screen of unknown addresses, in `theme/NotFound/Content`. */
export const notFoundAttribute = 'data-not-found';

/** Marks the box on it that src/browser/not-found fills. */
export const suggestionsAttribute = 'data-suggestions';

/**
 * Gives the title of an address that has no page: its last segment, dashes as spaces
 * (test/specification.json, 2). An address without any segment, or that cannot be decoded, has none.
 */
export function titleOfPath(path: string): string | undefined {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  return decodePath(last).replaceAll('-', ' ').trim() || undefined;
}
