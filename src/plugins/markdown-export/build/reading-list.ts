import type {Root, RootContent} from 'mdast';
import {type Section, sectionTitles} from '../../../config/sections';
import {site} from '../../../config/site';
import {allTextFile, readingListFile, markdownUrlOf} from '../config';
import {type DocumentationVersion, versions} from '../../../versions';
import type {DirectoryNode, PageNode} from '../../../content/node';
import {isHidden} from '../../../content/order';
import {heading, link, list, paragraph, text} from '../../../markdown/nodes';
import {writeMarkdown} from './export-page';

/**
 * Gives `llms.txt` (https://llmstxt.org): what the site is, and every page of a version with what
 * it is about, in reading order. Links lead to the Markdown of pages.
 * @param root index of the version
 */
export function readingList(root: DirectoryNode, version: DocumentationVersion): string {
  const intro = root.children.find(({url}) => url === root.url) as PageNode | undefined;
  const sections = root.children.filter((node) => node.type === 'directory');
  const tree: Root = {
    type: 'root',
    children: [
      heading(1, `webpack ${version.label} documentation`),
      ...(intro
        ? [{type: 'blockquote' as const, children: [paragraph(text(intro.description))]}]
        : []),
      paragraph(
        text(`Links lead to pages in Markdown, checked against webpack ${version.webpack}.`),
      ),
      ...chapter('Overview', filesIn(root)),
      ...sections.flatMap((section) => chapter(titleOf(section), filesIn(section))),
      ...optional(root, version),
    ],
  };
  return writeMarkdown(tree);
}

const filesIn = ({children}: DirectoryNode) =>
  children.filter((node): node is PageNode => node.type === 'file' && !isHidden(node));

const titleOf = ({name}: DirectoryNode) => sectionTitles[name as Section] ?? name;

function chapter(title: string, pages: readonly PageNode[]): RootContent[] {
  const entries = pages.map((page) => [
    link(site.url + markdownUrlOf(page.url), page.title),
    text(`: ${page.description}`),
  ]);
  return [heading(2, title), list(entries)];
}

/** By this name, readers short of room may leave a chapter out. */
function optional(root: DirectoryNode, version: DocumentationVersion): RootContent[] {
  const others = versions.filter(({name}) => name !== version.name);
  return [
    heading(2, 'Optional'),
    list([
      [
        link(`${site.url}${root.url}${allTextFile}`, 'All pages in one file'),
        text(': the text of every page above'),
      ],
      ...others.map(({label, base}) => [
        link(`${site.url}${base}${readingListFile}`, `webpack ${label} documentation`),
        text(`: the same for version ${label}`),
      ]),
    ]),
  ];
}
