import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {otherAddresses} from '../../../config/other-addresses';
import {pagesOfSite} from '../../../config/pages-of-site';
import {placed} from '../../../versions/version';
import type {Change} from '../change';
import {formatted} from '../formatted';
import type {Cut} from '../plan';
import {noticesFile} from '../rewritten-files';

/** Addresses without a version. */
const once = [...otherAddresses, ...pagesOfSite.map((page) => `/${page.replace(/\.md$/, '')}/`)];

/** Notices stand on pages of READMEs, so they name addresses; those of the snapshot get its prefix. */
export async function noticeLinks({siteDir, current, snapshot, rows}: Cut): Promise<Change[]> {
  const file = path.join(siteDir, noticesFile(placed(current).folder));
  if (!existsSync(file)) return [];
  const text = await readFile(file, 'utf8');
  const older = rows.slice(2).map((row) => placed(row).base);
  const moved = text.replaceAll(/\]\((\/[^)#]*)/g, (link, address: string) =>
    once.includes(address) || older.some((base) => address.startsWith(base))
      ? link
      : `](${snapshot.base}${address.slice(1)}`,
  );
  return [await formatted(siteDir, noticesFile(snapshot.folder), moved)];
}
