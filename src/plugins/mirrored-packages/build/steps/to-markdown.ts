import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {defaultHandlers, type Handle, toMdast} from 'hast-util-to-mdast';
import type {Heading, Html, ListItem, Root, RootContent} from 'mdast';
import type {ReadmePage} from '../readme-page';

/** Turns the clean HTML into Markdown, the form in which pages lie on disk. */
export function toMarkdown(page: ReadmePage): void {
  page.markdown = toMdast(page.html, {document: true, newlines: true, handlers}) as Root;
}

const html = (value: string): Html => ({type: 'html', value});

/** Keeps an element Markdown has no sign for. */
const kept: Handle = (state, node: Element) => [
  html(`<${node.tagName}>`),
  ...state.all(node),
  html(`</${node.tagName}>`),
];

const isList = ({tagName}: Element) => /^[ou]l$/.test(tagName);
const isFlow = ({tagName}: Element) =>
  /^(?:blockquote|details|div|dl|h[1-6]|hr|ol|p|pre|table|ul)$/.test(tagName);

/** An item that holds its text and lists stands as tight as it was written. */
const listItem: Handle = (state, node: Element) => {
  const item = defaultHandlers.li!(state, node) as ListItem;
  const flow = node.children.filter((child) => child.type === 'element').filter(isFlow);
  return {...item, spread: item.spread === true && !flow.every(isList)};
};

/** HTML on one line of a table, which a vertical bar would end. */
const inline = (node: Element) =>
  html(
    toHtml(node)
      .replaceAll('|', '&#124;')
      .replace(/\s*\n\s*/g, ' '),
  );

/** A row of Markdown's tables is one line: there, a block is HTML, unless it is all of the cell. */
const block: Handle = (state, node: Element, parent) => {
  const {tagName, properties} = node;
  const otherwise = (defaultHandlers as Record<string, Handle | undefined>)[tagName];
  if (!state.inTable) return otherwise ? otherwise(state, node, parent) : state.all(node);
  if (tagName === 'table') return inline(node);
  if (tagName === 'hr') return html('<hr>');
  if (/^(?:p|div)$/.test(tagName) && isAlone(parent as Element)) return state.all(node);
  const start = properties.start === undefined ? '' : ` start="${Number(properties.start)}"`;
  const open = properties.open ? ' open' : '';
  const content = state.all(node);
  if (content.length === 0) return [];
  return [html(`<${tagName}${start}${open}>`), ...content, html(`</${tagName}>`)];
};

/** Whether an element holds nothing but one other. */
const isAlone = ({children}: Element) =>
  children.filter((child) => child.type !== 'text' || child.value.trim() !== '').length === 1;

const blocks = 'blockquote dd div dl dt hr ol p table ul'.split(' ');

/** Keeps the names of places at a heading, which its id holds (`namedPlaces`). */
const heading: Handle = (state, node: Element) => {
  const {id} = node.properties;
  const known = defaultHandlers as Record<string, Handle | undefined>;
  const written = known[node.tagName]!(state, node, undefined) as Heading;
  return typeof id === 'string' ? {...written, data: {names: id.split(' ')} as object} : written;
};

const headings = [1, 2, 3, 4, 5, 6].map((level) => `h${level}`);

const handlers: Record<string, Handle> = {
  ...Object.fromEntries(blocks.map((name) => [name, block])),
  ...Object.fromEntries(headings.map((name) => [name, heading])),
  li: (state, node: Element, parent) =>
    state.inTable ? block(state, node, parent) : listItem(state, node, parent),
  sub: kept,
  sup: kept,
  a: (state, node: Element) =>
    node.properties.href ? defaultHandlers.a!(state, node) : state.all(node),
  br: (state, node: Element) => (state.inTable ? html('<br>') : defaultHandlers.br!(state, node)),
  details: (state, node: Element, parent) =>
    state.inTable
      ? block(state, node, parent)
      : [
          html(`<details${node.properties.open ? ' open' : ''}>`),
          ...(state.toFlow(state.all(node)) as RootContent[]),
          html('</details>'),
        ],
  input: (state, node: Element) =>
    state.inTable ? inline(node) : defaultHandlers.input!(state, node),
  // Markdown inside would not be read: the line is a block of HTML.
  summary: (state, node: Element) => (state.inTable ? inline(node) : html(toHtml(node))),
};
