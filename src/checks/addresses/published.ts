import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {versions} from '../../versions';
import {builtSite} from '../../content/built-site/built-site';
import {
  attribute,
  type Element,
  findElement,
  findElements,
  isTag,
  parseHtml,
} from '../../content/built-site/html';
import {furtherReadingId} from './heading-ids';

/** Routes that no reader and no machine is ever sent to. */
const internal = new Set(['/app-shell/', '/offline/']);

/** A robots tag as the theme writes it, with quotes or without. */
const noIndex = /<meta[^>]* name="?robots"?[^>]*noindex/;

/**
 * Reads every page of a built site, redirect pages included.
 * @param folder absolute folder of the built site
 * @throws when it holds no site
 */
export function publishedPages(folder: string) {
  const {addresses, packages} = builtSite(folder);
  return addresses
    .filter((address) => !internal.has(address))
    .map((address) => {
      const html = readFileSync(path.join(folder, address, 'index.html'), 'utf8');
      return {
        address,
        /** Those that readers can link to. */
        ids: linkableIds(html),
        /** Those of rows that the search opens; they may change with the row. */
        rowIds: rowIds(html),
        /**
         * Whether its ids have to stay. Those of READMEs are their authors', who change them with any
         * release, and pages that are excluded from search engines repeat others or serve writers.
         */
        isLasting: !packages.has(address) && !noIndex.test(html),
      };
    });
}

/**
 * Gives every address of a built site that must lead to its subject from now on: pages, lasting
 * ids, and the files made for machines.
 * @param folder absolute folder of the built site
 * @param pages what `publishedPages` gave
 */
export function publishedAddresses(folder: string, pages = publishedPages(folder)): string[] {
  const ofPages = pages.flatMap(({address, ids, isLasting}) => [
    address,
    ...(isLasting ? [...ids].filter(isLastingId).map((id) => `${address}#${encodeId(id)}`) : []),
  ]);
  return [...ofPages, ...machineFiles(folder)].sort();
}

/** Related links may go, and their heading with them. */
const isLastingId = (id: string) => id !== furtherReadingId;

const encodeId = (id: string) => (/\s/.test(id) ? encodeURIComponent(id) : id);

/** Files at the root of each version, such as feed and site map; `_headers` is the host's. */
const machineFiles = (folder: string): string[] =>
  versions.flatMap(({base}) =>
    globSync('*.{ico,json,md,txt,xml}', {cwd: path.join(folder, base)}).map((file) => base + file),
  );

/** What has an id for readers; other ids tie labels, buttons and scripts to their elements. */
const isLinkTarget = isTag('h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt');

/** Gives the ids of a page's HTML that links may point to: those of its headings and entries. */
export function linkableIds(html: string): ReadonlySet<string> {
  const main = findElement(parseHtml(html), isTag('main'));
  if (!main) return new Set();
  const inDialogs = new Set(findElements(main, isTag('dialog')).flatMap(idsIn));
  return new Set(idsIn(main).filter((id) => !inDialogs.has(id)));
}

/** A group of a definition list is a row, too. */
const rowIds = (html: string) =>
  new Set(
    findElements(parseHtml(html), isTag('tr', 'div')).flatMap((row) => attribute(row, 'id') ?? []),
  );

const idsIn = (element: Element) =>
  findElements(element, isLinkTarget).flatMap((target) => attribute(target, 'id') ?? []);
