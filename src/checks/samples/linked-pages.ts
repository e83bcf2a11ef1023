import {stat} from 'node:fs/promises';
import path from 'node:path';
import {furtherReadingId} from '../addresses/further-reading';
import {linesOfIds} from '../addresses/lines-of-ids';
import type {LinkedPages} from '../links/inside';
import {readCheckedPage} from '../../content/read-checked-page';
import {otherAddresses} from '../../config/other-addresses';
import {readPages} from '../../content';
import {type PageNode, pagesOf} from '../../content/node';

const known = new Map<string, {stamp: string; ids: Promise<ReadonlySet<string>>}>();

/**
 * Gives the pages that links may lead to, as they are now. An unchanged page is read only once per
 * process.
 * @param siteDir absolute folder of the site
 */
export async function linkedPages(siteDir: string): Promise<LinkedPages> {
  const {index} = await readPages(siteDir);
  const pages = Object.values(index).flatMap(pagesOf);
  const byAddress = new Map(pages.map((page) => [page.url, page]));
  const addressByFile = new Map(pages.map(({path: file, url}) => [file, url]));
  return {
    addresses: [...byAddress.keys(), ...otherAddresses],
    addressOf: (file) => addressByFile.get(file),
    async idsAt(address) {
      const page = byAddress.get(address);
      return page && idsOf(siteDir, page);
    },
  };
}

async function idsOf(siteDir: string, page: PageNode): Promise<ReadonlySet<string>> {
  const {mtimeMs, size} = await stat(path.join(siteDir, page.path));
  const stamp = `${mtimeMs} ${size}`;
  const last = known.get(page.path);
  if (last?.stamp === stamp) return last.ids;
  const ids = readIds(siteDir, page);
  known.set(page.path, {stamp, ids});
  return ids;
}

async function readIds(siteDir: string, page: PageNode): Promise<ReadonlySet<string>> {
  const {tree} = await readCheckedPage(siteDir, page.path);
  return new Set([...linesOfIds(tree).keys(), ...(page.related ? [furtherReadingId] : [])]);
}
