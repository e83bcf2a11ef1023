import {decoded} from '../../../content/links/resolve-link';

const letters = (id: string) => id.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Gives the heading id a fragment means: itself, or the one id that differs from it only in case
 * and punctuation (headings are reworded, and sites make ids differently). Undefined for none.
 */
export function findHeading(fragment: string, ids: ReadonlySet<string>): string | undefined {
  const wanted = decoded(fragment);
  if (ids.has(wanted)) return wanted;
  if (ids.has(wanted.toLowerCase())) return wanted.toLowerCase();
  const alike = [...ids].filter((id) => letters(id) === letters(wanted));
  return alike.length === 1 ? alike[0] : undefined;
}
