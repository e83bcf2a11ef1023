import type {Element, RootContent as HtmlContent} from 'hast';
import {selectAll} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';
import {defaultHandlers, type Handle, toMdast} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import {toText} from 'hast-util-to-text';
import {h} from 'hastscript';
import type {Heading, Html, ListItem, Root, RootContent} from 'mdast';
import {remove} from 'unist-util-remove';
import {text} from '../../../../markdown/nodes';
import {type ReadmePage, rewrite} from '../readme-page';
import {aliasesOf} from './anchors';
import {isCell} from './headings';
import {trimmed} from './images';

/**
 * Markdown's tables have a header, raw HTML's may have none, and a caption, which becomes a
 * paragraph. One row of cells is a layout: it becomes a list. Of more rows the first is taken for
 * the header.
 */
export function addTableHeaders({html}: ReadmePage): void {
  rewrite<HtmlContent>(html, (node) => {
    if (node.type !== 'element' || node.tagName !== 'table') return node;
    const captions = selectAll('caption', node).map(({children}) => h('p', children));
    remove(node, {cascade: false}, {tagName: 'caption'});
    return [...captions, withHeader(node)];
  });
}

function withHeader(node: Element): Element {
  const rows = selectAll('tr', node).filter(({children}) => children.some(isCell));
  if (rows.length === 0 || selectAll('th', node).length > 0) return node;
  const cells = selectAll('td', rows[0]);
  if (rows.length === 1)
    return h(
      'ul',
      cells.map((cell) => h('li', trimmed(cell.children))),
    );
  for (const cell of cells) cell.tagName = 'th';
  return node;
}

/** Puts code in the cell of a table on one line: a row of Markdown's tables has no other. */
export function flattenCodeInCells({html}: ReadmePage): void {
  rewrite<HtmlContent>(html, (node, ancestors) => {
    if (node.type !== 'element' || !/^(pre|code)$/.test(node.tagName)) return node;
    if (!ancestors.some(isCell)) return node;
    const value = toText(node)
      .replace(/\s*\n\s*/g, ' ')
      .trim();
    return h('code', value);
  });
}

/** Turns the clean HTML into Markdown, the form in which pages lie on disk. */
export function toMarkdown(page: ReadmePage): void {
  page.markdown = toMdast(page.html, {document: true, newlines: true, handlers}) as Root;
}

const htmlNode = (value: string): Html => ({type: 'html', value});
const standardHandlers = defaultHandlers as Record<string, Handle | undefined>;

/** Keeps an element Markdown has no sign for. */
const asHtml: Handle = (state, node: Element) => [
  htmlNode(`<${node.tagName}>`),
  ...state.all(node),
  htmlNode(`</${node.tagName}>`),
];

const isList = ({tagName}: Element) => /^[ou]l$/.test(tagName);
const isFlow = ({tagName}: Element) =>
  /^(?:blockquote|details|div|dl|h[1-6]|hr|ol|p|pre|table|ul)$/.test(tagName);

/** An item that holds its text and lists stays as tight as it was written. */
const listItem: Handle = (state, node: Element) => {
  const item = defaultHandlers.li!(state, node) as ListItem;
  const flow = node.children.filter((child) => child.type === 'element').filter(isFlow);
  return {...item, spread: item.spread === true && !flow.every(isList)};
};

const details: Handle = (state, node: Element) => [
  htmlNode(`<details${node.properties.open ? ' open' : ''}>`),
  ...(state.toFlow(state.all(node)) as RootContent[]),
  htmlNode('</details>'),
];

/** What a block becomes, but for those that Markdown has a sign for. */
const flow: Record<string, Handle> = {
  details,
  li: listItem,
  // Markdown inside would not be read: the line is a block of HTML.
  summary: (_, node: Element) => htmlNode(toHtml(node)),
};

/** A row of Markdown's tables is one line: there, a block begins after a break. */
const block: Handle = (state, node: Element, parent) => {
  const {tagName} = node;
  if (!state.inTable)
    return (flow[tagName] ?? standardHandlers[tagName])?.(state, node, parent) ?? state.all(node);
  const content = tagName === 'table' ? [text(toString(node))] : state.all(node);
  const [first] = (parent as Element).children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  return content.length === 0 || first === node ? content : [htmlNode('<br>'), ...content];
};

const blocks = 'blockquote dd details div dl dt hr li ol p summary table ul'.split(' ');

/** Keeps the ids by which links of the README know a heading, for `linkAliases`. */
const heading: Handle = (state, node: Element) => {
  const result = defaultHandlers.h1!(state, node) as Heading;
  const aliases = aliasesOf(node);
  return aliases.length > 0 ? ({...result, data: {aliases}} as Heading) : result;
};

const handlers: Record<string, Handle> = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, heading])),
  ...Object.fromEntries(blocks.map((name) => [name, block])),
  sub: asHtml,
  sup: asHtml,
  a: (state, node: Element) =>
    node.properties.href ? defaultHandlers.a!(state, node) : state.all(node),
  br: (state, node: Element) =>
    state.inTable ? htmlNode('<br>') : defaultHandlers.br!(state, node),
};
