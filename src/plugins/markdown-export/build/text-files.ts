import {allTextFile, readingListFile, markdownUrlOf} from '../config';
import {type DocumentationVersion, versions} from '../../../versions';
import type {LandingBuild} from '../../landing/types';
import {type ContentIndex, readIndex} from '../../../content';
import {type DirectoryNode, type PageNode, pagesOf} from '../../../content/node';
import {isHidden} from '../../../content/order';
import {site} from '../../../config/site';
import {exportPage, type PageMarkdown} from './export-page';
import {readingList} from './reading-list';

/** A file for machines: where it lies on the site, and how its text is made. */
interface TextFile {
  address: string;
  write(): Promise<string>;
}

/**
 * Gives every file for machines: the Markdown of each page, and per version its list of pages and all of its text.
 * Nothing is made before it is asked for, and no page twice.
 * @param siteDir absolute folder of the site
 * @param landing what `landing-build` has run
 */
export async function textFiles(siteDir: string, landing?: LandingBuild): Promise<TextFile[]> {
  const index = await readIndex(siteDir);
  return versions.flatMap((version) => filesOf(version, index, siteDir, landing));
}

function filesOf(
  version: DocumentationVersion,
  index: ContentIndex,
  siteDir: string,
  landing?: LandingBuild,
): TextFile[] {
  const root = index[version.name]!;
  const made = new Map<PageNode, Promise<PageMarkdown>>();
  const markdownOf = (page: PageNode) => {
    const making =
      made.get(page) ?? exportPage(siteDir, page, {section: introducedBy(page, root), landing});
    made.set(page, making);
    return making;
  };
  const pages = pagesOf(root);
  return [
    ...pages.map((page) => ({
      address: markdownUrlOf(page.url),
      write: async () => asFile(await markdownOf(page)),
    })),
    {address: root.url + readingListFile, write: async () => readingList(root, version)},
    {
      address: root.url + allTextFile,
      write: async () =>
        allText(await Promise.all(pages.filter((page) => !isHidden(page)).map(markdownOf))),
    },
  ];
}

const asFile = ({frontMatter, body}: PageMarkdown): string => `${frontMatter}\n${body}`;

/** Gives the folder of which a page is the first. */
function introducedBy({url}: PageNode, root: DirectoryNode): DirectoryNode | undefined {
  const directories = root.children.filter((node) => node.type === 'directory');
  return directories.find((directory) => directory.url === url);
}

/** Gives `llms-full.txt`: the text of every page, each below the address it is read at. */
function allText(exports: readonly PageMarkdown[]): string {
  return exports.map(({page, body}) => `<!-- ${site.url}${page.url} -->\n\n${body}`).join('\n');
}
