import {readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';
import {versions} from '../../versions';
import {readBuiltSite} from '../../content/built-site/built-site';
import {
  attribute,
  type Element,
  findElement,
  findElements,
  isTag,
  parseHtml,
} from '../../content/built-site/html';
import {furtherReadingId} from './heading-ids';

/** Routes that nothing links to. */
const internal = new Set(['/app-shell/', '/offline/']);

/** A robots tag with `noindex`, with or without quotes. */
const noIndex = /<meta[^>]* name="?robots"?[^>]*noindex/;

/**
 * Reads every page of a built site, redirect pages included.
 * @param folder absolute folder of the built site
 * @throws when it holds no site
 */
export function publishedPages(folder: string) {
  const {permalinks, packages} = readBuiltSite(folder);
  return permalinks
    .filter((address) => !internal.has(address))
    .map((address) => {
      const html = readFileSync(path.join(folder, address, 'index.html'), 'utf8');
      return {
        address,
        /** Ids that readers can link to. */
        ids: linkableIds(html),
        /** Ids of rows, to which the search links; they may change with the row. */
        rowIds: rowIds(html),
        /**
         * Whether its ids have to stay. Those of mirrored READMEs may change with any release, and pages
         * with `noindex` repeat others or are for writers.
         */
        isLasting: !packages.has(address) && !noIndex.test(html),
      };
    });
}

/**
 * Lists every path of a built site that must keep working: pages, lasting ids, and files for machines.
 * @param folder absolute folder of the built site
 * @param pages the result of `publishedPages`
 */
export function publishedAddresses(folder: string, pages = publishedPages(folder)): string[] {
  const ofPages = pages.flatMap(({address, ids, isLasting}) => [
    address,
    ...(isLasting ? [...ids].filter(isLastingId).map((id) => `${address}#${encodeId(id)}`) : []),
  ]);
  return [...ofPages, ...machineFiles(folder)].sort();
}

/** Related links may be removed, and their heading with them. */
const isLastingId = (id: string) => id !== furtherReadingId;

const encodeId = (id: string) => (/\s/.test(id) ? encodeURIComponent(id) : id);

/** Lists the files at the root of each version, such as feed and site map, except `_headers`, which configures the host. */
const machineFiles = (folder: string): string[] =>
  versions.flatMap(({base}) =>
    globSync('*.{ico,json,md,txt,xml}', {cwd: path.join(folder, base)}).map((file) => base + file),
  );

/** Elements whose ids are for links; other ids connect labels, buttons and scripts to elements. */
const isLinkTarget = isTag('h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt');

/** Finds the ids in the HTML of a page that links may point to: those of headings and definitions. */
export function linkableIds(html: string): ReadonlySet<string> {
  const main = findElement(parseHtml(html), isTag('main'));
  if (!main) return new Set();
  const inDialogs = new Set(findElements(main, isTag('dialog')).flatMap(idsIn));
  return new Set(idsIn(main).filter((id) => !inDialogs.has(id)));
}

/** Finds the ids of table rows, and of groups in definition lists. */
const rowIds = (html: string) =>
  new Set(
    findElements(parseHtml(html), isTag('tr', 'div')).flatMap((row) => attribute(row, 'id') ?? []),
  );

const idsIn = (element: Element) =>
  findElements(element, isLinkTarget).flatMap((target) => attribute(target, 'id') ?? []);
