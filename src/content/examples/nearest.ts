import {closest} from 'fastest-levenshtein';

/** Tells which name was probably meant, and which there are. */
export function nearest(name: string, names: readonly string[], lead: string): string {
  if (names.length === 0) return 'there are none yet';
  return `did you mean "${closest(name, names)}"? ${lead} ${names.join(', ')}`;
}
