import {posix} from 'node:path';
import {closest} from 'fastest-levenshtein';
import {addressOf} from '../address';
import {type LinkedVersion, versionOfFile} from './link-site';

/** Gives the address that a file is served at, in its version. */
export function addressIn(file: string, versions: readonly LinkedVersion[]): string {
  const {folder, base} = versionOfFile(file, versions);
  return addressOf(posix.relative(folder, file), base);
}

/** Gives the link to a page as a page has to write it. */
export function linkTo(target: string, file: string, versions: readonly LinkedVersion[]): string {
  const version = versionOfFile(target, versions);
  if (version.folder === versionOfFile(file, versions).folder)
    return posix.relative(posix.dirname(file), target);
  return `v${version.label}:/${posix.relative(version.folder, target)}`;
}

/** Files of pages, by the address they are served at. */
export type PagesByAddress = ReadonlyMap<string, string>;

/** Gives the pages among `files` by their addresses. */
export const byAddress = (
  files: Iterable<string>,
  versions: readonly LinkedVersion[],
): PagesByAddress => new Map([...files].map((page) => [addressIn(page, versions), page]));

/**
 * Says what to write for a link to no page: the one whose address is most like the wanted one.
 * @param suffix query and heading of the link
 */
export function correction(
  wanted: string,
  suffix: string,
  known: PagesByAddress,
  file: string,
  versions: readonly LinkedVersion[],
): string {
  const nearest = known.get(closest(wanted, [...known.keys()]));
  return nearest === undefined
    ? 'correct it'
    : `correct it; the nearest is ${linkTo(nearest, file, versions)}${suffix}`;
}
