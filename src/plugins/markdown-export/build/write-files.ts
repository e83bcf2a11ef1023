import {site} from '../../../config/site';
import {readIndex} from '../../../content';
import {type DirectoryNode, pagesOf} from '../../../content/node';
import {isHidden} from '../../../content/order';
import {versions} from '../../../versions';
import {writeFiles as writeBuilt} from '../../development/served-files';
import {allTextFile, markdownUrlOf, readingListFile} from '../config';
import {exportPage} from './export-page';
import {readingList} from './reading-list';

/**
 * Writes every file for machines: the Markdown of each page, and per version the list of its pages
 * and all of their text. One page at a time: the tree of a large one takes much memory.
 * @param siteDir absolute folder of the site
 * @param outDir absolute folder of the built site
 */
export async function writeFiles(siteDir: string, outDir: string): Promise<void> {
  const index = await readIndex(siteDir);
  for (const version of versions) {
    const root = index[version.name]!;
    const write = (address: string, text: string) =>
      writeBuilt(outDir, [{address, write: () => text}]);
    const texts: string[] = [];
    for (const page of pagesOf(root)) {
      const section = root.children.find(({type, url}) => type === 'directory' && url === page.url);
      const {frontMatter, body} = await exportPage(siteDir, outDir, page, section as DirectoryNode);
      await write(markdownUrlOf(page.url), `${frontMatter}\n${body}`);
      if (!isHidden(page)) texts.push(`<!-- ${site.url}${page.url} -->\n\n${body}`);
    }
    await write(root.url + readingListFile, readingList(root, version));
    await write(root.url + allTextFile, texts.join('\n'));
  }
}
