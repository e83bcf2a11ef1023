import {type CheckedPage} from '../../src/checks/page';
import {readCheckedPage} from '../../src/checks/read-page';
import {readIndex} from '../../src/plugins/content-index';
import {isMirrored} from '../../src/plugins/content-index/address';
import {pagesOf} from '../../src/plugins/content-index/node';

/** Reads every page that was written here, of every version. */
export async function ownPages(siteDir = process.cwd()): Promise<CheckedPage[]> {
  const index = await readIndex(siteDir);
  const files = Object.values(index)
    .flatMap(pagesOf)
    .map(({path}) => path)
    .filter((file) => !isMirrored(file.split('/').at(-1)!));
  return Promise.all(files.map((file) => readCheckedPage(siteDir, file)));
}
