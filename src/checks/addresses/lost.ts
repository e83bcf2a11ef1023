import {closest, distance} from 'fastest-levenshtein';
import {versionOf, withoutBase} from '../../versions';
import type {MovedAnchors} from '../../versions/moved-anchors';
import {dataFile} from '../../versions/data';

/** Id of the heading above the related links, which the theme adds to pages that have some. */
export const furtherReadingId = 'further-reading';

/** A site that addresses are looked up in: the built one as it is served, or the pages on disk. */
export interface Site {
  /**
   * Gives where a path ends after all redirects, with the id a redirect adds; `undefined` when
   * nothing is there.
   */
  follow(path: string): string | undefined;
  /** Gives the ids of a page that `follow` gave; of one that cannot be read every id is believed. */
  idsOf(page: string): ReadonlySet<string> | undefined;
  moved: MovedAnchors;
}

/** Takes an address apart: `/concepts/#modes` is the path `/concepts/` and the id `modes`. */
export function splitAddress(address: string): {path: string; id: string | undefined} {
  const at = address.indexOf('#');
  return at < 0
    ? {path: address, id: undefined}
    : {path: address.slice(0, at), id: decodeURIComponent(address.slice(at + 1))};
}

/** An address that does not lead to its subject. */
export interface LostAddress {
  /** What is missing. */
  what: string;
  /** What to do, with the very entry to add. */
  fix: string;
  /** The id of the heading that is most likely meant. */
  likely?: string;
}

/**
 * Looks whether an address leads to its subject.
 * @param isListed whether an address was public before: the new name of a heading was not
 * @returns `undefined` when it does
 */
export function lost(
  address: string,
  site: Site,
  isListed: (address: string) => boolean = () => false,
): LostAddress | undefined {
  const arrival = arrivalOf(address, site);
  switch (arrival.state) {
    case 'arrived':
      return undefined;
    case 'no page':
      return {
        what: `no page is at ${arrival.path}`,
        fix: `add to src/config/redirects.ts: {from: '${arrival.path}', to: '/its/new/address/'},`,
      };
    case 'no heading':
      return noHeading(arrival.page, arrival.id, [...(site.idsOf(arrival.page) ?? [])], isListed);
    case 'circle':
      return {
        what: `#${arrival.id} of ${arrival.page} moves in a circle and reaches no heading`,
        fix: `mend the entries of ${listOf(arrival.page)}`,
      };
  }
}

function noHeading(
  page: string,
  id: string,
  ids: readonly string[],
  isListed: (address: string) => boolean,
): LostAddress {
  const fresh = ids.filter((other) => !isListed(`${page}#${other}`));
  const likely = likelyId(id, ids, fresh);
  const entry = `"${id}": "#${likely ?? 'the-id-of-its-heading'}"`;
  return {
    what: `${page} has no heading #${id}`,
    fix: `set the id of the heading that tells it with {#${id}}, or add to ${listOf(page)}: ${entry}`,
    likely,
  };
}

/** Says in which file, and under which address there, the moved headings of a page stand. */
const listOf = (page: string) =>
  `${dataFile(versionOf(page), 'moved-anchors')} under "${withoutBase(page)}"`;

/** Another spelling of an id has hardly any letter changed. */
const respelled = 2;

/** Gives the id that stands for another now: its other spelling, or else one that is new. */
function likelyId(
  id: string,
  ids: readonly string[],
  fresh: readonly string[],
): string | undefined {
  const spelling = nearest(id, ids);
  if (spelling !== undefined && distance(id, spelling) <= respelled) return spelling;
  return nearest(id, fresh) ?? spelling;
}

function nearest(id: string, ids: readonly string[]): string | undefined {
  const candidates = ids.filter((other) => other !== furtherReadingId);
  return candidates.length > 0 ? closest(id, candidates) : undefined;
}

/** Where an address leads: a place, or what is missing. */
export type Arrival =
  | {state: 'arrived'; page: string; id?: string}
  | {state: 'no page'; path: string}
  | {state: 'no heading'; page: string; id: string}
  | {state: 'circle'; page: string; id: string};

/**
 * Follows an address the way a browser does: redirects of the host, then moved headings.
 * @param address path of this site, with a heading id behind `#` or without
 */
export function arrivalOf(address: string, site: Site): Arrival {
  const been = new Set<string>();
  for (let next = address; ;) {
    const {path, id: asked} = splitAddress(next);
    const landed = site.follow(path);
    if (landed === undefined) return {state: 'no page', path};
    const {path: page, id: given} = splitAddress(landed);
    // A browser keeps the id across a redirect that brings none of its own.
    const id = given ?? asked;
    if (id === undefined || (site.idsOf(page)?.has(id) ?? true))
      return {state: 'arrived', page, id};
    const target = site.moved[page]?.[id];
    if (target === undefined) return {state: 'no heading', page, id};
    if (been.has(`${page}#${id}`)) return {state: 'circle', page, id};
    been.add(`${page}#${id}`);
    next = target.startsWith('#') ? `${page}${target}` : target;
  }
}
