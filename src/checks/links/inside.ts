import {posix} from 'node:path';
import {closest} from 'fastest-levenshtein';
import type {Definition, Link} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Finding} from '../../content/finding';
import type {CheckedPage} from '../../content/page';

/** The pages that links of this site may lead to. */
export interface LinkedPages {
  /** Addresses of all pages, and of whatever else may be linked to. */
  addresses: readonly string[];
  /** Gives the address of a page by its file, relative to the site. */
  addressOf(file: string): string | undefined;
  /** Gives the ids on the page at an address; undefined where they are not known. */
  idsAt(address: string): Promise<ReadonlySet<string> | undefined>;
}

/** Finds links to pages and headings of this site that are not there. */
export async function deadLinks(page: CheckedPage, pages: LinkedPages): Promise<Finding[]> {
  const links: {url: string; line: number}[] = [];
  visit(page.tree, ['link', 'definition'], (node) => {
    const {url, position} = node as Link | Definition;
    links.push({url, line: (position?.start.line ?? 1) + page.linesAbove});
  });
  const findings = await Promise.all(
    links.map(async ({url, line}) => {
      const fault = await faultOf(url, page.file, pages);
      return fault ? [{line, ...fault}] : [];
    }),
  );
  return findings.flat();
}

async function faultOf(
  url: string,
  file: string,
  pages: LinkedPages,
): Promise<Omit<Finding, 'line'> | undefined> {
  // Other sites, and files of this one that are no pages.
  if (/^[a-z]+:/i.test(url)) return undefined;
  const [place = '', id] = url.split('#', 2);
  const address = addressAt(place, file, pages);
  if (address === undefined || !pages.addresses.includes(address)) {
    return {
      what: `${url} leads to no page`,
      fix: `did you mean ${closest(address ?? place, [...pages.addresses])} ?`,
    };
  }
  if (!id) return undefined;
  const ids = await pages.idsAt(address);
  if (!ids || ids.has(decodeURIComponent(id))) return undefined;
  const likely = ids.size > 0 ? `; did you mean #${closest(id, [...ids])} ?` : '';
  return {what: `${url}: ${address} has no heading #${id}`, fix: `link one that is there${likely}`};
}

/** Gives the address a link leads to: a path, a file beside this one, or this page itself. */
function addressAt(place: string, file: string, pages: LinkedPages): string | undefined {
  if (place === '') return pages.addressOf(file);
  if (place.startsWith('/')) return place;
  return pages.addressOf(posix.join(posix.dirname(file), place));
}
