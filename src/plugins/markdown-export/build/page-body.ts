import type {Element, Nodes, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {type Handle, type State, toMdast} from 'hast-util-to-mdast';
import {matches, select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import type {BlockContent, PhrasingContent, Root as MarkdownRoot, RootContent} from 'mdast';
import {parse} from 'parse5';
import type {Node} from 'unist';
import {remove} from 'unist-util-remove';
import {visit} from 'unist-util-visit';
import type {PageNode} from '../../../content/index-node';
import {site} from '../../../config/site';
import {paragraph, strong, text} from '../../../markdown/nodes';

/**
 * Gives the text of a page as Markdown, from its built HTML: what it says below title and lead.
 * @param html the page as readers get it
 * @param whole element whose content is the text; without it, what follows the lead of an article
 * @throws naming the page, when its HTML has no text
 */
export function pageBody(html: string, page: Pick<PageNode, 'url'>, whole?: string): RootContent[] {
  // `fromHtml` would note where each element is, which takes time and memory.
  const tree = fromParse5(parse(html, {scriptingEnabled: false})) as Root;
  const content = whole ? elementText(tree, whole) : pageText(tree, page);
  writeFigureTexts(content);
  writeBlockNames(content);
  unlinkHeadings(content);
  const unread = new Set<unknown>(selectAll(controls, content));
  remove(content, (node) => unread.has(node) || isTabNote(node));
  absoluteAddresses(content, new URL(page.url, site.url));
  nameTabs(content);
  dropPrintedSummaries(content);
  return (toMdast(content, {handlers, nodeHandlers}) as MarkdownRoot).children;
}

/** The landing page is laid out in sections, all others are articles. */
function pageText(tree: Root, page: Pick<PageNode, 'url'>): Root {
  const name = page.url === '/' ? 'section' : 'article';
  const parts = selectAll(`${name}:not(${name} *)`, tree);
  for (const {children} of parts)
    children.splice(0, children.findIndex((child) => matches('.lead', child)) + 1);
  const children = parts.flatMap((part) => part.children);
  if (children.length === 0) throw new Error(`The HTML of ${page.url} has no text to export`);
  return {type: 'root', children};
}

const elementText = (tree: Root, name: string): Root => ({
  type: 'root',
  children: select(name, tree)?.children ?? [],
});

/** What links say to those who do not see their mark; Markdown has no tabs. */
const isTabNote = (node: Node) =>
  isElement(node as Nodes) &&
  matches('.visually-hidden', node as Element) &&
  toString(node as Element).trim() === '(opens in a new tab)';

const isElement = (node: Nodes): node is Element => node.type === 'element';

/** What a reader uses or looks at, but does not read. */
const controls =
  'button, fieldset, input, label, nav, script, svg, wbr, [aria-hidden=true], [role=status], .beside, .ribbon, .step, .bundle :is(.key, .changes)';

/** On the page a heading is a link to itself. */
function unlinkHeadings(tree: Root): void {
  visit(tree, {tagName: 'a'}, ({properties, children}, index, parent) => {
    if (![properties.className].flat().includes('anchor')) return undefined;
    parent!.children.splice(index!, 1, ...children);
    return index;
  });
}

/** A box says in print what it opens under: once is enough. */
function dropPrintedSummaries(tree: Root): void {
  for (const {children} of selectAll('details', tree)) {
    const [summary, second] = children;
    if (summary && second && toString(summary) === toString(second)) children.splice(1, 1);
  }
}

/** What is placed beside each other says in a row of words where one ends. */
const nextLabel = ':not(:empty) + :is(span.key, span.dashes), .bar > :not(:empty) + span';

/** Puts the words that name the boxes of a figure for those who do not see it in their place. */
function writeFigureTexts(tree: Root): void {
  for (const figure of selectAll('.diagram', tree)) {
    for (const node of selectAll(nextLabel, figure))
      if (toString(node)) node.children.unshift({type: 'text', value: ' · '});
    const [drawing, caption] = figure.children.filter(isElement);
    const words = caption && select('.readout', caption);
    if (!drawing || !words) continue;
    drawing.children.shift();
    remove(caption, words);
    // The first one says how to use the figure.
    figure.children.push({...words, properties: {}, children: words.children.slice(1)});
  }
}

/** The blocks of a bundle are buttons, whose labels say where a module is. */
function writeBlockNames(tree: Root): void {
  for (const block of selectAll('.bundle .block', tree)) {
    block.tagName = 'span';
    block.children = [{type: 'text', value: String(block.properties.ariaLabel)}];
  }
}

/** Makes every address a whole one: Markdown is read far from the site. */
function absoluteAddresses(tree: Root, base: URL): void {
  visit(tree, 'element', ({properties}) => {
    for (const name of ['href', 'src'] as const)
      if (typeof properties[name] === 'string')
        properties[name] = new URL(properties[name], base).href;
  });
}

/** Writes the name of each tab above its content. */
function nameTabs(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    const {dataTab} = node.properties;
    if (dataTab === undefined || !parent || index === undefined) return undefined;
    delete node.properties.dataTab;
    parent.children.splice(index, 0, h('summary', String(dataTab)));
    return index + 1;
  });
}

const blocks = (state: State, node: Element) => state.toFlow(state.all(node)) as BlockContent[];

/** An element that Markdown has no sign for and may have inside a line. */
const asHtml: Handle = (state, node) => [
  {type: 'html', value: `<${node.tagName}>`},
  ...(state.all(node) as PhrasingContent[]),
  {type: 'html', value: `</${node.tagName}>`},
];

const handlers: Record<string, Handle> = {
  aside: (state, node) => ({type: 'blockquote', children: blocks(state, node)}),
  summary: (state, node) => paragraph(strong(...(state.all(node) as PhrasingContent[]))),
  figure: (state, node) => {
    const code = select(':scope > pre', node);
    return code ? codeBlock(node, code) : state.all(node);
  },
  figcaption: (state, node) => paragraph(...(state.all(node) as PhrasingContent[])),
  pre: (_, node) => codeBlock(node, node),
  dl: (state, node) => ({
    type: 'list',
    spread: false,
    children: selectAll(':scope > div', node).map((row) => ({
      type: 'listItem',
      spread: false,
      children: factOf(state, row),
    })),
  }),
  abbr: asHtml,
  kbd: asHtml,
  sub: asHtml,
  sup: asHtml,
};
const nodeHandlers = {comment: () => undefined};

const isBlock = ({type}: {type: string}) => ['list', 'paragraph', 'table'].includes(type);

/** A row of facts: its term, and the description beside or below it. */
function factOf(state: State, row: Element): BlockContent[] {
  const name = text(`${toString(select('dt', row)!)}: `);
  const values = selectAll(':scope > dd', row).map((cell) => state.all(cell));
  if (values.flat().some(isBlock))
    return [paragraph(name), ...(state.toFlow(values.flat()) as BlockContent[])];
  const line = values.flatMap((value, index) => (index > 0 ? [text(', '), ...value] : value));
  return [paragraph(name, ...(line as PhrasingContent[]))];
}

/** Code with its language, and the name of the file above it. */
function codeBlock(figure: Element, pre: Element): RootContent {
  const code = pre.children.find(isElement) ?? pre;
  const caption = select(':scope > figcaption:not(.kind)', figure);
  const lang = /language-([^,]+)/.exec(String(code.properties.className))?.[1];
  const title = caption?.children.find((node) => node.type === 'text')?.value;
  const value = code.children.map((child) => shownText(child, lang)).join('');
  const lines = value.replace(/\n$/, '').split('\n');
  return {
    type: 'code',
    lang,
    meta: title ? `title="${title.trim()}"` : undefined,
    value: lines.map((line) => withDiffSign(line, lang)).join('\n'),
  };
}

/** Stands before a sign until it is known of which line. */
const signMarker = '\0';

/** In a diff, lines without a sign start with a space. */
const withDiffSign = (line: string, lang: string | undefined) =>
  lang === 'diff' && !line.startsWith(signMarker) ? ` ${line}` : line.replace(signMarker, '');

/** What a style shows, as characters: signs of changed lines, prompts, and notes as comments. */
function shownText(node: Nodes, lang: string | undefined): string {
  const words = toString(node);
  if (!isElement(node)) return words;
  if (node.properties.role === 'note') return `  // ${words}\n`;
  if (lang === 'console' && matches('.command', node)) return `$ ${words}`;
  if (!matches('.line', node)) return words;
  if (node.tagName === 'ins') return `${signMarker}+${words}`;
  return node.tagName === 'del' ? `${signMarker}-${words}` : words;
}
