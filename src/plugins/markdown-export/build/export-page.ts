import type {
  Definition,
  Image,
  Link,
  Blockquote,
  Paragraph,
  Parent,
  RootContent,
  Html,
  PhrasingContent,
  Root,
} from 'mdast';
import {visit, SKIP} from 'unist-util-visit';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {remove} from 'unist-util-remove';
import {fromHtml} from 'hast-util-from-html';
import {type Handle, toMdast} from 'hast-util-to-mdast';
import {unified} from 'unified';
import type {LandingBuild} from '../../landing/types';
import type {DirectoryNode, PageNode} from '../../../content/node';
import {site} from '../../../config/site';
import {asideLabel} from '../../../markdown/admonitions';
import type {DiagramNode} from '../../../markdown/diagrams';
import {remarkPlugins} from '../../docs/build/markdown-transforms';
import {codeBlocks} from './steps/code-blocks';
import {demonstration} from './steps/demonstration';
import {furtherReading} from './steps/further-reading';
import {jsxElements} from './steps/jsx-elements';
import {optionFacts} from './steps/option-facts';
import {pageLinks} from './steps/page-links';
import {sectionPages} from './steps/section-pages';
import {tabs} from './steps/tabs';
import {title} from './steps/title';
import {webpackFacts} from './steps/webpack-facts';
import {openPage, type ExportedPage} from './exported-page';
import {writeFrontMatter, writeMarkdown} from './write-markdown';
import {paragraph, strong, text, list, boldLine} from './nodes';

/** A page in plain Markdown. */
export interface PageMarkdown {
  page: PageNode;
  /** What is known about the page, as YAML between two lines of dashes. */
  frontMatter: string;
  /** Title, lead and text. */
  body: string;
}

/** What a page shows besides its own text. */
export interface Surroundings {
  /** The folder whose intro page it is. */
  section?: DirectoryNode;
  /** What `landing-build` has run, for the landing page. */
  landing?: LandingBuild;
}

/**
 * Makes the Markdown of a page from the page's own syntax tree. A component of MDX pages gets a step
 * here that turns it into Markdown.
 * @param siteDir absolute folder of the site
 * @throws naming file and line, when something on the page has no form in Markdown
 */
export async function exportPage(
  siteDir: string,
  node: PageNode,
  {section, landing}: Surroundings = {},
): Promise<PageMarkdown> {
  const page = await openPage(siteDir, node);

  pageLinks(page, siteDir);
  await ownSyntax(page);
  diagrams(page);
  optionFacts(page);
  webpackFacts(page);
  dropModuleCode(page);
  literalColons(page);
  tabs(page);
  asides(page);
  codeBlocks(page);
  htmlBlocks(page);
  demonstration(page, landing);
  jsxElements(page);
  sectionPages(page, section);
  furtherReading(page);
  title(page);
  absoluteAddresses(page);

  return {page: node, frontMatter: writeFrontMatter(page), body: writeMarkdown(page.tree)};
}

/** Makes every address a whole one: Markdown is read far from the site. */
function absoluteAddresses({tree, node: page}: ExportedPage): void {
  const base = new URL(page.url, site.url);
  visit(tree, ['link', 'image', 'definition'], (node) => {
    const target = node as Link | Image | Definition;
    // How Docusaurus is told that an address is a file's, not a page's.
    target.url = target.url.replace(/^pathname:\/\//, '');
    if (!URL.canParse(target.url)) target.url = new URL(target.url, base).href;
  });
}

/**
 * Turns asides into quotations that start with their title word.
 * @throws when no aside has the name
 */
function asides(page: ExportedPage): void {
  visit(page.tree, 'containerDirective', (node, index, parent) => {
    const {name} = node;
    if (!parent || index === undefined) return;
    const label = asideLabel(name);
    if (!label) throw page.errorAt(node, `":::${name}" is no aside`);
    (parent.children as RootContent[])[index] = quotation(label, (node as Parent).children);
  });
}

function quotation(label: string, children: RootContent[]): Blockquote {
  return {type: 'blockquote', children: labelled(label, children) as Blockquote['children']};
}

/** The label runs into the first paragraph; with a title, or before anything else, it is a line. */
function labelled(label: string, [first, ...rest]: RootContent[]): RootContent[] {
  if (first?.type !== 'paragraph') {
    return [paragraph(strong(text(label))), ...(first ? [first] : []), ...rest];
  }
  const start = isTitle(first)
    ? [strong(text(`${label}: `), ...first.children)]
    : [strong(text(label)), text(' '), ...first.children];
  return [paragraph(...start), ...rest];
}

/** Whether it is what stands in brackets behind the name. */
const isTitle = ({data}: Paragraph) =>
  (data as {directiveLabel?: true} | undefined)?.directiveLabel === true;

/** Writes a figure as its caption, and what it draws as the sentences for those who do not see it. */
function diagrams({tree}: ExportedPage): void {
  visit(tree, (node, index, parent) => {
    const own = node as unknown as DiagramNode;
    if (own.type !== 'diagram' || !parent || index === undefined) return undefined;
    const {drawn, diagram, number} = own;
    const caption = (fromMarkdown(diagram.caption).children[0] as Paragraph).children;
    const written: RootContent[] = [
      paragraph(strong(text(`Figure ${number}`)), text(' '), ...caption),
      list([...drawn.sentences, ...drawn.more].map((sentence) => [text(sentence)])),
    ];
    (parent.children as RootContent[]).splice(index, 1, ...written);
    return index + written.length;
  });
}

/** Drops what MDX runs and nobody reads: imports, exports, and expressions (comments are those). */
function dropModuleCode({tree}: ExportedPage): void {
  remove(tree, ['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression']);
}

const handlers: Record<string, Handle> = {
  /** The line that opens a box; what is in the box follows it. */
  summary: (state, node) => boldLine(state.all(node) as PhrasingContent[]),
};
const nodeHandlers = {comment: () => undefined};

/** Where a node of HTML is a block; elsewhere it is a tag within a line. */
const blockParents = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition']);

/**
 * Turns blocks of HTML into Markdown. A box that opens around Markdown is one block, the tag that
 * closes it another: alone they say nothing, and go. HTML within a line is Markdown too, and stays.
 */
function htmlBlocks({tree}: ExportedPage): void {
  visit(tree, 'html', (node: Html, index, parent) => {
    if (!parent || index === undefined || !blockParents.has(parent.type)) return undefined;
    const html = fromHtml(node.value, {fragment: true});
    const {children} = toMdast(html, {handlers, nodeHandlers}) as Root;
    (parent.children as RootContent[]).splice(index, 1, ...children);
    return [SKIP, index + children.length];
  });
}

/** Gives colons back to the text: of the directives only those with a body mean something here. */
function literalColons(page: ExportedPage): void {
  visit(page.tree, ['textDirective', 'leafDirective'], (node, index, parent) => {
    if (!parent || index === undefined) return;
    const literal = text(page.sourceOf(node));
    const children = parent.children as (RootContent | PhrasingContent)[];
    children[index] = node.type === 'leafDirective' ? paragraph(literal) : literal;
  });
}

const processor = unified().use(remarkPlugins);

/** Reads what our own pages write beyond Markdown, by the transforms that read it for the site. */
async function ownSyntax({tree, file}: ExportedPage): Promise<void> {
  const read = await processor.run(tree, file);
  if (read !== tree)
    throw new Error('A transform of src/markdown gives a tree instead of changing it');
}
