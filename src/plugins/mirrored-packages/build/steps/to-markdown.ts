import type {Element} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {defaultHandlers, type Handle, toMdast} from 'hast-util-to-mdast';
import type {Html, ListItem, Root, RootContent} from 'mdast';
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

const handlers: Record<string, Handle> = {
  li: listItem,
  sub: kept,
  sup: kept,
  a: (state, node: Element) =>
    node.properties.href ? defaultHandlers.a!(state, node) : state.all(node),
  br: (state, node: Element) => (state.inTable ? html('<br>') : defaultHandlers.br!(state, node)),
  details: (state, node: Element) => [
    html('<details>'),
    ...(state.toFlow(state.all(node)) as RootContent[]),
    html('</details>'),
  ],
  // Markdown inside would not be read: the line is a block of HTML.
  summary: (_, node: Element) => html(toHtml(node)),
};
