import {decoded} from '../../../content/links/resolve-link';

const letters = (id: string) => id.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Gives the heading id a fragment means: itself, or the one id that differs from it only in case
 * and punctuation (headings are reworded, and sites make ids differently). Undefined for none.
 * @param places ids by the names that the page itself gives to places
 */
export function findHeading(
  fragment: string,
  ids: ReadonlySet<string>,
  places?: ReadonlyMap<string, string>,
): string | undefined {
  const name = decoded(fragment);
  const place = places?.get(name);
  if (place !== undefined && !ids.has(name)) return place;
  // GitHub gives all of a README's ids this prefix, and takes them without it, too.
  const wanted = name.replace(/^user-content-/, '');
  if (ids.has(wanted)) return wanted;
  if (ids.has(wanted.toLowerCase())) return wanted.toLowerCase();
  const alike = [...ids].filter((id) => letters(id) === letters(wanted));
  return alike.length === 1 ? alike[0] : undefined;
}
