import {type CheckedPage, readCheckedPage} from '../../src/content/page';
import {readIndex} from '../../src/content';
import {isMirrored} from '../../src/content/address';
import {pagesOf} from '../../src/content/node';

/** Reads every page that was written here, of every version. */
export async function ownPages(siteDir = process.cwd()): Promise<CheckedPage[]> {
  const index = await readIndex(siteDir);
  const files = Object.values(index)
    .flatMap(pagesOf)
    .map(({path}) => path)
    .filter((file) => !isMirrored(file.split('/').at(-1)!));
  return Promise.all(files.map((file) => readCheckedPage(siteDir, file)));
}
