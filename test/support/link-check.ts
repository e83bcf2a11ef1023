import {existsSync} from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import type {BuiltPage} from './built-site';

type Page = Pick<BuiltPage, 'url' | 'tree'>;

const addressAttributes = ['href', 'src', 'poster', 'data'] as const;

/**
 * Finds addresses inside pages of this site that lead nowhere, raw HTML included.
 * @param pages every HTML file of the site
 * @param folder absolute folder of the site, for files that are no pages
 * @returns one line for each: page, address and what is missing
 */
export function deadLinks(pages: readonly Page[], folder: string): string[] {
  const ids = new Map(pages.map((page) => [page.url, idsOf(page)]));
  return pages.flatMap((page) =>
    addressesOf(page).flatMap((address) => {
      const reason = deadReason(address, page, ids, folder);
      return reason ? [`${page.url}  ${address}: ${reason}`] : [];
    }),
  );
}

function idsOf(page: Page): Set<string> {
  const ids = new Set<string>();
  visit(page.tree, 'element', ({properties}) => {
    if (typeof properties.id === 'string') ids.add(properties.id);
    if (typeof properties.name === 'string') ids.add(properties.name);
  });
  return ids;
}

function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  visit(page.tree, 'element', ({properties}) => {
    for (const name of addressAttributes) {
      const value = properties[name];
      if (typeof value === 'string') addresses.push(value);
    }
    const {srcSet} = properties;
    if (Array.isArray(srcSet))
      addresses.push(...srcSet.map((entry) => String(entry).trim().split(' ')[0] ?? ''));
  });
  return addresses;
}

function deadReason(
  address: string,
  page: Page,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
  folder: string,
): string | undefined {
  const {origin, pathname, hash} = new URL(address, `https://site.invalid${page.url}`);
  if (origin !== 'https://site.invalid') return undefined;
  const target = decodeURIComponent(pathname);
  const found = ids.get(target);
  if (!found)
    return existsSync(path.join(folder, target)) && !target.endsWith('/')
      ? undefined
      : 'no such page or file';
  const id = decodeURIComponent(hash.slice(1));
  return id === '' || found.has(id) || id.startsWith(':~:')
    ? undefined
    : `no element with the id "${id}"`;
}
