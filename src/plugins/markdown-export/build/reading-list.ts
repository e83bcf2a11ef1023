import type {RootContent} from 'mdast';
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
      ...others.map(({label, base}) => [
        link(`${site.url}${base}${readingListFile}`, `webpack ${label} documentation`),
        text(`: the same for version ${label}`),
      ]),
    ]),
  ];
  return writeMarkdown({type: 'root', children});
}

function chapter(title: string, {children}: DirectoryNode): RootContent[] {
  const pages = children.filter((node) => node.type === 'file').filter((page) => !isHidden(page));
  const entries = pages.map(({url, title: name, description}) => [
    link(site.url + markdownUrlOf(url), name),
    text(`: ${description}`),
  ]);
  return [heading(2, title), list(entries)];
}
