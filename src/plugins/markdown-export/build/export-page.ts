import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Link, Root, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {stringify as stringifyYaml} from 'yaml';
import {site, sourceBase} from '../../../config/site';
import {maintenanceLabels} from '../../../config/maintenance-status';
import {isMirrored} from '../../../content/page-path';
import {parseFrontMatter} from '../../../content/front-matter';
import type {DirectoryNode, PageNode} from '../../../content/index-node';
import {listSectionPages} from '../../../content/section-menu';
import {versionOf} from '../../../versions';
import {heading, link, list, paragraph, text} from '../../../markdown/nodes';
import {pageBody} from './page-body';

/**
 * Makes the Markdown of a page from its built HTML.
 * @param outDir folder of the built site
 * @param section the folder whose first page it is, if any
 * @throws when the page was not built, or has no text
 */
export async function exportPage(
  siteDir: string,
  outDir: string,
  page: PageNode,
  section?: DirectoryNode,
) {
  const html = await readFile(path.join(outDir, page.url, 'index.html'), 'utf8');
  const children = [
    heading(1, page.title),
    paragraph(text(page.description)),
    ...pageBody(html, page),
    ...sectionPages(section),
    ...furtherReading(page),
  ];
  return {
    /** What is known about the page, as YAML between two lines of dashes. */
    frontMatter: await frontMatterOf(siteDir, page),
    /** Title, lead and text. */
    body: writeMarkdown({type: 'root', children}),
  };
}

/**
 * Makes the Markdown of a screen that is no documentation page, from its built HTML.
 * @param outDir folder of the built site
 * @param url of the screen
 * @throws when it was not built, or has no text
 */
export async function exportScreen(outDir: string, url: string): Promise<string> {
  const html = await readFile(path.join(outDir, url, 'index.html'), 'utf8');
  return writeMarkdown({type: 'root', children: pageBody(html, {url}, 'main')});
}

/** The end of a section's first page: its pages, with what they are about. */
const sectionPages = (section: DirectoryNode | undefined): RootContent[] =>
  (section ? listSectionPages(section) : []).flatMap(({label, pages}) => [
    heading(2, label),
    list(pages.map((page) => [linkTo(page.url, page.title), text(aboutOf(page))])),
  ]);

function aboutOf({description, version, maintenance, downloads}: PageNode): string {
  if (maintenance === undefined) return `: ${description}`;
  const often = downloads ? `, ${downloads.weekly} downloads a week` : '';
  return ` ${version}, ${maintenanceLabels[maintenance]}${often}: ${description}`;
}

/** The end of every page: the links of the front matter. */
const furtherReading = ({related = []}: PageNode): RootContent[] =>
  related.length === 0
    ? []
    : [heading(2, 'Further Reading'), list(related.map(({title, url}) => [linkTo(url, title)]))];

const linkTo = (url: string, title: string): Link => link(new URL(url, site.url).href, title);

/** Says what the page is, where it is read, what it was made from, and what it holds for. */
async function frontMatterOf(siteDir: string, page: PageNode): Promise<string> {
  const facts = {
    title: page.title,
    description: page.description,
    url: site.url + page.url,
    source: page.source ?? sourceBase + page.path,
    ...(isMirrored(page) ? await packageOf(siteDir, page) : {webpack: versionOf(page.url).webpack}),
  };
  return `---\n${stringifyYaml(facts, {lineWidth: 0})}---\n`;
}

async function packageOf(siteDir: string, page: PageNode) {
  const source = await readFile(path.join(siteDir, page.path), 'utf8');
  const {package: name, version, license} = parseFrontMatter(source, page.path, true).frontMatter!;
  return {package: `${name}@${version}`, license};
}

const processor = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', rule: '-', fences: true});

/** Writes a tree as Markdown. */
export const writeMarkdown = (tree: Root): string => processor.stringify(tree);
