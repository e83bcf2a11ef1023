import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Element} from 'hast';
import {visit} from 'unist-util-visit';
import type {BuiltPage} from './built-site';

type Page = Pick<BuiltPage, 'url' | 'tree'>;

/**
 * Finds addresses inside pages of this site that lead nowhere, raw HTML included.
 * @param pages those that are looked at
 * @param folder absolute folder of the site, for files that are no pages
 * @param targets every HTML file of the site
 * @returns one line for each: page, address and what is missing
 */
export function deadLinks(pages: readonly Page[], folder: string, targets = pages): string[] {
  const targetAt = new Map(targets.map((page) => [page.url, page]));
  const idsAt = new Map<string, ReadonlySet<string>>();

  function deadReason(address: string, {url}: Page): string | undefined {
    const {origin, pathname, hash} = new URL(address, `https://site.invalid${url}`);
    if (origin !== 'https://site.invalid') return undefined;
    const pathToFile = decodeURIComponent(pathname);
    const target = targetAt.get(pathToFile);
    if (!target) {
      const isFile = existsSync(path.join(folder, pathToFile)) && !pathToFile.endsWith('/');
      return isFile ? undefined : 'no such page or file';
    }
    const id = decodeURIComponent(hash.slice(1));
    if (id === '' || id.startsWith(':~:')) return undefined;
    if (!idsAt.has(pathToFile)) idsAt.set(pathToFile, idsOf(target));
    return idsAt.get(pathToFile)!.has(id) ? undefined : `no element with the id "${id}"`;
  }

  return pages.flatMap((page) =>
    addressesOf(page).flatMap((address) => {
      const reason = deadReason(address, page);
      return reason ? [`${page.url}  ${address}: ${reason}`] : [];
    }),
  );
}

const propertiesIn = ({tree}: Page): Element['properties'][] => {
  const linkAttributes: Element['properties'][] = [];
  visit(tree, 'element', ({properties}) => void linkAttributes.push(properties));
  return linkAttributes;
};

const isText = (value: unknown) => typeof value === 'string';

const idsOf = (page: Page) =>
  new Set(propertiesIn(page).flatMap(({id, name}) => [id, name].filter(isText)));

const addressesOf = (page: Page): string[] =>
  propertiesIn(page).flatMap(({href, src, poster, data, srcSet}) => [
    ...[href, src, poster, data].filter(isText),
    ...[srcSet ?? []].flat().map((entry) => String(entry).trim().split(' ')[0] ?? ''),
  ]);
