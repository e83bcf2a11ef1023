import {type DefaultTreeAdapterTypes, parse} from 'parse5';

/** A node of parsed HTML. */
export type Node = DefaultTreeAdapterTypes.Node;
/** An element of parsed HTML. */
export type Element = DefaultTreeAdapterTypes.Element;

/** Parses a whole document. */
export const parseHtml = (html: string): Node => parse(html);

/** Tells an element from other nodes. */
export const isElement = (node: Node): node is Element => 'tagName' in node;
/** Gives the children of a node; texts have none. */
export const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);
/** Gives the value of an attribute; undefined without it. */
export const attribute = (element: Element, name: string) =>
  element.attrs.find((attr) => attr.name === name)?.value;
/** Gives the classes of an element. */
export const classesOf = (element: Element) => (attribute(element, 'class') ?? '').split(/\s+/);

/** Makes a predicate for elements with one of these tag names. */
export const isTag =
  (...tags: string[]) =>
  ({tagName}: Element) =>
    tags.includes(tagName);

/** Finds all elements for which `matches` is true, in document order. */
export function findElements(node: Node, matches: (element: Element) => boolean): Element[] {
  const elements: Element[] = [];
  // One list for all: a list for each node would be most of the work.
  const collect = (descendant: Node) => {
    if (isElement(descendant) && matches(descendant)) elements.push(descendant);
    childrenOf(descendant).forEach(collect);
  };
  collect(node);
  return elements;
}

/** Finds the first element for which `matches` is true, and looks at none behind it. */
export function findElement(
  node: Node,
  matches: (element: Element) => boolean,
): Element | undefined {
  if (isElement(node) && matches(node)) return node;
  for (const child of childrenOf(node)) {
    const element = findElement(child, matches);
    if (element) return element;
  }
  return undefined;
}

const inlineTags = new Set(
  'a abbr b cite code del dfn em i ins kbd mark q s samp small span strong sub sup var wbr'.split(
    ' ',
  ),
);
const silentTags = new Set('button figcaption nav noscript script style svg template'.split(' '));

/** Tells whether an element is not part of the text: a control, a menu, hidden, or excluded from search. */
export function isSilent(element: Element): boolean {
  return (
    silentTags.has(element.tagName) ||
    attribute(element, 'hidden') !== undefined ||
    attribute(element, 'data-nosnippet') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    classesOf(element).includes('visually-hidden')
  );
}

/** Gives the text of a node, with spaces between the words of different blocks. */
export function textOf(node: Node, skip: (element: Element) => boolean = isSilent): string {
  return rawText(node, skip).replace(/\s+/g, ' ').trim();
}

/** Gives the text of preformatted code with its line breaks. */
export const codeOf = (node: Node, skip: (element: Element) => boolean = isSilent): string =>
  rawText(node, skip);

/** Tells whether an element may be in the middle of a word. */
export const isInline = ({tagName}: Element) => inlineTags.has(tagName);

function rawText(node: Node, skip: (element: Element) => boolean): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (isElement(node) && skip(node)) return ' ';
  const text = childrenOf(node)
    .map((child) => rawText(child, skip))
    .join('');
  return isElement(node) && !isInline(node) ? ` ${text} ` : text;
}
