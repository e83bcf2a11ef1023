import type {Element, Nodes, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toMdast} from 'hast-util-to-mdast';
import {matches, select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import type {Root as MarkdownRoot, RootContent} from 'mdast';
import {parse} from 'parse5';
import type {Node} from 'unist';
import {remove} from 'unist-util-remove';
import {visit} from 'unist-util-visit';
import type {PageNode} from '../../../content/index-node';
import {site} from '../../../config/site';
import {handlers, isElement, nodeHandlers} from './element-handlers';

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
  resolveAddresses(content, new URL(page.url, site.url));
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
function resolveAddresses(tree: Root, base: URL): void {
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
