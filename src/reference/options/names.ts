import {closest, distance} from 'fastest-levenshtein';

/** What people write for the beginning of a path. */
const beginnings: readonly [path: string, name: string][] = [
  ['module.rules[]', 'Rule'],
  ['optimization.splitChunks.cacheGroups.*', 'splitChunks.cacheGroups.{cacheGroup}'],
];

/** Gives the other names of a path, the usual one first. */
export function namesOf(path: string): string[] {
  return beginnings.flatMap(([start, name]) =>
    path === start || path.startsWith(`${start}.`) ? [name + path.slice(start.length)] : [],
  );
}

/** Gives the known name that is most like a wrong one. */
export function nearestName(wrong: string, candidates: readonly string[]): string {
  const sameLeaf = candidates.filter((name) => leafOf(name) === leafOf(wrong));
  const near = closest(wrong, candidates as string[]);
  if (sameLeaf.length === 0 || distance(wrong, near) <= 2) return near;
  return closest(wrong, sameLeaf);
}

const leafOf = (name: string) => name.split('.').at(-1)!.toLowerCase();
