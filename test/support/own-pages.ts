import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type CheckedPage, parseCheckedPage} from '../../src/content/page';
import {readIndex} from '../../src/content';
import {isMirrored} from '../../src/content/place';
import {pagesOf} from '../../src/content/node';

/** Reads every page that was written here, of every version. */
export async function ownPages(siteDir = process.cwd()): Promise<CheckedPage[]> {
  const index = await readIndex(siteDir);
  const files = Object.values(index)
    .flatMap(pagesOf)
    .filter((page) => !isMirrored(page))
    .map((page) => page.path);
  return Promise.all(
    files.map((file) => parseCheckedPage(readFileSync(path.join(siteDir, file), 'utf8'), file)),
  );
}
