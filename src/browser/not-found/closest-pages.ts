import {distance} from 'fastest-levenshtein';
import {decodePath} from '../../decode-path';

/** A page that the reader of an unknown URL may have looked for. */
export interface Candidate {
  /** Its URL. */
  address: string;
  title: string;
  /** Its former URL, when it has moved. */
  former?: string;
}

/** How many pages are suggested at most. */
const maxCandidates = 5;
/** The share of letters that may differ: two of `output`, none of `x`. */
const tolerance = 0.4;

/**
 * Finds the pages whose last path segments differ from that of a path by a few letters, the closest
 * first. Of equals, pages come first whose folders the path has too: `/docs/output/` is `/output/`
 * rather than `/concepts/output/`; then the whole paths decide. The page of the folder that contains
 * the path is last.
 * @param path of `location`, which may be encoded
 */
export function findClosestPages(path: string, candidates: readonly Candidate[]): Candidate[] {
  const normalized = normalizePath(path);
  const name = lastSegment(normalized);
  const similar = candidates
    .map((candidate) => {
      const other = normalizePath(candidate.former ?? candidate.address);
      return {candidate, other, nameDistance: distance(name, lastSegment(other))};
    })
    .filter(({nameDistance}) => nameDistance <= tolerated(name))
    .map(({candidate, other, nameDistance}) => ({
      candidate,
      nameDistance,
      otherFolders: segmentsOf(other).filter((segment) => !hasSimilar(normalized, segment)).length,
      pathDistance: distance(normalized, other),
    }))
    .sort(
      (a, b) =>
        a.nameDistance - b.nameDistance ||
        a.otherFolders - b.otherFolders ||
        a.pathDistance - b.pathDistance,
    )
    .map(({candidate}) => candidate);
  const folders = candidates
    .filter(({address, former}) => !former && address !== '/' && path.startsWith(address))
    .sort((a, b) => b.address.length - a.address.length);
  const byAddress = new Map<string, Candidate>();
  for (const candidate of [...similar, ...folders.slice(0, 1)])
    if (!byAddress.has(candidate.address)) byAddress.set(candidate.address, candidate);
  return [...byAddress.values()].slice(0, maxCandidates);
}

/**
 * Finds the page of another version at the same path.
 * @param path of `location`, without the base of its version
 * @param base of the other version
 * @param addresses of all of its pages
 */
export const findSamePage = (
  path: string,
  base: string,
  addresses: readonly string[],
): string | undefined =>
  addresses.find(
    (address) => normalizePath(address) === normalizePath(base.replace(/\/$/, '') + path),
  );

/** Normalizes a path for comparison: lower case, without `/index`, extension and trailing slash. */
const normalizePath = (path: string) =>
  decodePath(path)
    .toLowerCase()
    .replace(/(\/index)?(\.\w+)?\/*$/, '')
    .replace(/[_ ]/g, '-');

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

/** The number of letters of a segment that may differ. */
const tolerated = (segment: string) => Math.floor(segment.length * tolerance);

/** Tells whether a path has a segment that differs from this one by a few letters. */
const hasSimilar = (path: string, segment: string) =>
  segmentsOf(path).some((other) => distance(other, segment) <= tolerated(other));
