/** Parts of a Markdown tree, made from words. */
import type {
  Heading,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Strong,
  Table,
  TableCell,
  Text,
} from 'mdast';

export const text = (value: string): Text => ({type: 'text', value});

export const code = (value: string): InlineCode => ({type: 'inlineCode', value});

export const strong = (...children: PhrasingContent[]): Strong => ({type: 'strong', children});

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

export const heading = (depth: Heading['depth'], title: string): Heading => ({
  type: 'heading',
  depth,
  children: [text(title)],
});

export const link = (url: string, title: string): Link => ({
  type: 'link',
  url,
  children: [text(title)],
});

/** A list without room between its entries. */
export const list = (entries: readonly PhrasingContent[][]): List => ({
  type: 'list',
  spread: false,
  children: entries.map((children) => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(...children)],
  })),
});

/** A name that leads to its entry, where it has one. */
export const linkedName = (name: string, url: string | undefined): PhrasingContent =>
  url === undefined ? code(name) : {type: 'link', url, children: [code(name)]};

/** Replaces links by their words. */
export const withoutLinks = (nodes: readonly PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node) =>
    node.type === 'link' || node.type === 'linkReference' ? withoutLinks(node.children) : [node],
  );

/** Joins parts, which may be several nodes each, with a separator between them. */
export const joinParts = <Part>(parts: readonly (Part | Part[])[], separator: Part): Part[] =>
  parts.flatMap((part, index) => (index > 0 ? [separator].concat(part) : part));

/** The content of a table cell; a string is text. */
export type CellContent = string | PhrasingContent | PhrasingContent[];

export const cell = (content: CellContent): TableCell => ({
  type: 'tableCell',
  children: [content].flat().map((part) => (typeof part === 'string' ? text(part) : part)),
});

export const table = (
  head: readonly CellContent[],
  rows: readonly (readonly CellContent[])[],
): Table => ({
  type: 'table',
  children: [head, ...rows].map((cells) => ({type: 'tableRow', children: cells.map(cell)})),
});
