import {type DefaultTreeAdapterTypes, parse} from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

export const parseHtml = (html: string): Node => parse(html);

export const isElement = (node: Node): node is Element => 'tagName' in node;
export const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
export const attribute = (element: Element, name: string) =>
  element.attrs.find((attr) => attr.name === name)?.value;
export const classesOf = (element: Element) => (attribute(element, 'class') ?? '').split(/\s+/);

/** Makes the question whether an element has one of these names. */
export const isTag =
  (...tags: string[]) =>
  ({tagName}: Element) =>
    tags.includes(tagName);

/** Gives every element that `wanted` accepts, in the order of the text. */
export function findElements(node: Node, wanted: (element: Element) => boolean): Element[] {
  const inside = childrenOf(node).flatMap((child) => findElements(child, wanted));
  return isElement(node) && wanted(node) ? [node, ...inside] : inside;
}

/** Gives the first of them. */
export const findElement = (node: Node, wanted: (element: Element) => boolean) =>
  findElements(node, wanted)[0];

const inline = new Set(
  'a abbr b cite code del dfn em i ins kbd mark q s samp small span strong sub sup var wbr'.split(
    ' ',
  ),
);
const silent = new Set('button figcaption nav noscript script style svg template'.split(' '));

/** Whether an element says nothing about the page: a control, a menu, something hidden, or meant for no search. */
export function isSilent(element: Element): boolean {
  return (
    silent.has(element.tagName) ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'data-nosnippet') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    classesOf(element).some((name) => name === 'visually-hidden' || name === 'anchor')
  );
}

/** Gives the text of a node as it is read: words of different blocks do not touch. */
export function textOf(node: Node, skip: (element: Element) => boolean = isSilent): string {
  return rawText(node, skip).replace(/\s+/g, ' ').trim();
}

/** Gives the text of preformatted code with its line breaks. */
export const codeOf = (node: Node): string => rawText(node, isSilent);

/** Tells an element that ends no word. */
export const isInline = ({tagName}: Element) => inline.has(tagName);

function rawText(node: Node, skip: (element: Element) => boolean): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (isElement(node) && skip(node)) return ' ';
  const text = childrenOf(node)
    .map((child) => rawText(child, skip))
    .join('');
  return isElement(node) && !isInline(node) ? ` ${text} ` : text;
}
