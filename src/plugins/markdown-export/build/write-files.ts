import type {RootContent} from 'mdast';
import {type Section, sectionTitles} from '../../../config/sections';
import {screenUrls} from '../../../config/screens';
import {movedPages} from '../../../config/redirects';
import {site} from '../../../config/site';
import {readIndex} from '../../../content';
import {type DirectoryNode, isHidden, type PageNode, pagesOf} from '../../../content/index-node';
import {heading, link, list, paragraph, text} from '../../../markdown/nodes';
import {type DocumentationVersion, newest, versions} from '../../../versions';
import {writeFiles as writeBuilt} from '../../development/served-files';
import {
  allTextFile,
  markdownUrlOf,
  markdownUrlsOf,
  readingListFile,
  referenceFile,
} from '../config';
import {exportPage, exportScreen, writeMarkdown} from './export-page';

/**
 * Writes every file for machines: the Markdown of each page, and per version the list of its pages
 * and all of their text. One page at a time: the tree of a large one takes much memory.
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
      const twin = `${frontMatter}\n${pointer(version)}\n${body}`;
      const urls = [page.url, ...formerUrlsOf(page.url)];
      for (const address of urls.flatMap(markdownUrlsOf)) await write(address, twin);
      if (!isHidden(page)) texts.push(`<!-- ${site.url}${page.url} -->\n\n${body}`);
    }
    if (version === newest)
      for (const address of screenUrls) {
        const twin = await exportScreen(outDir, address);
        for (const markdown of markdownUrlsOf(address))
          await write(markdown, `${pointer(version)}\n${twin}`);
      }
    await write(root.url + readingListFile, readingList(root, version));
    await write(root.url + allTextFile, texts.join('\n'));
  }
}

/** Gives where a page was before: hosts redirect to pages, not to their Markdown. */
const formerUrlsOf = (url: string): string[] =>
  movedPages.filter(({to}) => to === url).map(({from}) => from);

/** Says where the list of all pages is: the first line of every page in Markdown. */
const pointer = ({base}: DocumentationVersion) =>
  `> All pages of this documentation: [${readingListFile}](${site.url}${base}${readingListFile})\n`;

/**
 * Gives `llms.txt` (https://llmstxt.org): what the site is, and every page of a version with what
 * it is about, in reading order. Links lead to the Markdown of pages.
 */
function readingList(root: DirectoryNode, version: DocumentationVersion): string {
  const intro = root.children.find(({url}) => url === root.url) as PageNode;
  const sections = root.children.filter((node) => node.type === 'directory');
  const others = versions.filter(({name}) => name !== version.name);
  const checked = `Links lead to pages in Markdown, checked against webpack ${version.webpack}.`;
  const children: RootContent[] = [
    heading(1, `webpack ${version.label} documentation`),
    {type: 'blockquote', children: [paragraph(text(intro.description))]},
    paragraph(text(checked)),
    ...chapter('Overview', root),
    ...sections.flatMap((section) => chapter(sectionTitles[section.name as Section], section)),
    // By this name, readers short of room may leave a chapter out.
    heading(2, 'Optional'),
    list([
      [
        link(`${site.url}${root.url}${allTextFile}`, 'All pages in one file'),
        text(': the text of every page above'),
      ],
      [
        link(`${site.url}${root.url}${referenceFile}`, 'Reference as JSON'),
        text(': options, hooks, flags, plugins and messages, as the pinned webpack has them'),
      ],
      ...(version === newest ? screenUrls : []).map((address) => [
        link(site.url + markdownUrlOf(address), titleOfScreen(address)),
        text(': a screen of this site'),
      ]),
      ...others.map(({label, base}) => [
        link(`${site.url}${base}${readingListFile}`, `webpack ${label} documentation`),
        text(`: the same for version ${label}`),
      ]),
    ]),
  ];
  return writeMarkdown({type: 'root', children});
}

/** Makes a title of an address: `/starter-kits/` is "Starter kits". */
function titleOfScreen(address: string): string {
  const words = address.replaceAll('/', '').replaceAll('-', ' ');
  return words[0]!.toUpperCase() + words.slice(1);
}

function chapter(title: string, {children}: DirectoryNode): RootContent[] {
  const pages = children.filter((node) => node.type === 'file').filter((page) => !isHidden(page));
  const entries = pages.map(({url, title: name, description}) => [
    link(site.url + markdownUrlOf(url), name),
    text(`: ${description}`),
  ]);
  return [heading(2, title), list(entries)];
}
