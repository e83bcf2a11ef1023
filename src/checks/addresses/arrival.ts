import type {Site} from './site';
import {splitAddress} from './split-address';

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
