import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {allTextFile, readingListFile, twinOf} from '../../config/twins';
import {versions} from '../../config/versions';
import type {LandingBuild} from '../../types/landing';
import {readIndex} from '../content-index';
import {type DirectoryNode, type PageNode, pagesOf} from '../content-index/node';
import {isHidden} from '../content-index/order';
import {allText} from './all-text';
import {makeTwin, type Twin} from './make-twin';
import {readingList} from './reading-list';

/**
 * For readers that are machines: each page as plain Markdown beside it, and per version `llms.txt`,
 * the list of its pages, and `llms-full.txt`, all of their text. Built sites have them; the
 * development server, which would write them all again after every change, has not.
 */
export default function markdownTwins({siteDir}: LoadContext): Plugin {
  let landing: LandingBuild | undefined;
  return {
    name: 'markdown-twins',
    async allContentLoaded({allContent}) {
      landing = allContent['landing-build']?.default as LandingBuild | undefined;
    },
    async postBuild({outDir}) {
      const index = await readIndex(siteDir);
      for (const version of versions) {
        const root = index[version.name]!;
        const twins = await Promise.all(
          pagesOf(root).map((page) =>
            makeTwin(siteDir, page, {section: introducedBy(page, root), landing}),
          ),
        );
        const files: [address: string, text: string][] = [
          ...twins.map(asFile),
          [root.url + readingListFile, readingList(root, version)],
          [root.url + allTextFile, allText(twins.filter(({page}) => !isHidden(page)))],
        ];
        await Promise.all(files.map(([address, text]) => write(path.join(outDir, address), text)));
      }
    },
  };
}

const asFile = ({page, frontMatter, body}: Twin): [string, string] => [
  twinOf(page.url),
  `${frontMatter}\n${body}`,
];

/** Gives the folder of which a page is the first. */
function introducedBy({url}: PageNode, root: DirectoryNode): DirectoryNode | undefined {
  const directories = root.children.filter((node) => node.type === 'directory');
  return directories.find((directory) => directory.url === url);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}
