import {distance} from 'fastest-levenshtein';
import {decodePath} from '../decode-path';

/** A page that an unknown address may have meant. */
export interface Candidate {
  /** Where it is. */
  address: string;
  title: string;
  /** Where it was, when it has moved: what the reader may have typed. */
  former?: string;
}

/** More would be a list to search in. */
const maxCandidates = 5;
/** How much of a name may be wrong: two letters of `output`, none of `x`. */
const tolerance = 0.4;

/**
 * Gives the pages whose addresses are closest to a path, the closest first: their last segments
 * differ by a few letters; among equals the whole addresses decide. The folder that the path
 * lies in comes last.
 * @param path as the address bar has it
 */
export function findClosestPages(path: string, candidates: readonly Candidate[]): Candidate[] {
  const wanted = normalizePath(path);
  const near = candidates
    .map((candidate) => {
      const other = normalizePath(candidate.former ?? candidate.address);
      const name = distance(lastSegment(wanted), lastSegment(other));
      return {candidate, name, whole: distance(wanted, other)};
    })
    .filter(({name}) => name <= Math.floor(lastSegment(wanted).length * tolerance))
    .sort((a, b) => a.name - b.name || a.whole - b.whole)
    .map(({candidate}) => candidate);
  const folders = candidates
    .filter(({address, former}) => !former && address !== '/' && path.startsWith(address))
    .sort((a, b) => b.address.length - a.address.length);
  const byAddress = new Map<string, Candidate>();
  for (const candidate of [...near, ...folders.slice(0, 1)])
    if (!byAddress.has(candidate.address)) byAddress.set(candidate.address, candidate);
  return [...byAddress.values()].slice(0, maxCandidates);
}

/**
 * Finds the page that an unknown address would be in another version.
 * @param path as the address bar has it, without the base of its version
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

/** The path as it is compared: without what people and servers add to a name. */
const normalizePath = (path: string) =>
  decodePath(path)
    .toLowerCase()
    .replace(/(\/index)?(\.\w+)?\/*$/, '')
    .replace(/[_ ]/g, '-');

const lastSegment = (path: string) => path.slice(path.lastIndexOf('/') + 1);
