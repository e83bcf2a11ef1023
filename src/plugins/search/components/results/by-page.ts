import type {SearchHit} from '@site/src/plugins/search/types';
import {pathOf} from '../hit/hit-texts';

/** Further hits under one heading of a page. */
export interface HitSection {
  heading: string;
  hits: SearchHit[];
}

/** The hits of one page: the best one, and the others by the heading they stand under. */
export interface PageHits {
  best: SearchHit;
  count: number;
  sections: HitSection[];
}

/** Groups hits by page, then by section; pages come in the order of their best hit. */
export function byPage(hits: readonly SearchHit[]): PageHits[] {
  const pages = new Map<string, PageHits>();
  for (const hit of hits) {
    const [address = ''] = hit.url.split('#');
    const page = pages.get(address);
    if (!page) {
      pages.set(address, {best: hit, count: 1, sections: []});
      continue;
    }
    page.count += 1;
    const heading = headingOf(hit);
    const section = page.sections.find((each) => each.heading === heading);
    if (section) section.hits.push(hit);
    else page.sections.push({heading, hits: [hit]});
  }
  return [...pages.values()];
}

/** Below the page itself stands what has no heading above it. */
const headingOf = (hit: SearchHit): string =>
  hit.anchor === null ? 'The page' : (pathOf(hit).at(-1) ?? hit.subcategory);
