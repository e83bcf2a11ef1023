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

/** Makes a text. */
export const text = (value: string): Text => ({type: 'text', value});

/** Makes inline code. */
export const code = (value: string): InlineCode => ({type: 'inlineCode', value});

/** Makes strong text. */
export const strong = (...children: PhrasingContent[]): Strong => ({type: 'strong', children});

/** Makes a paragraph. */
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

/** Makes a heading of a text. */
export const heading = (depth: Heading['depth'], title: string): Heading => ({
  type: 'heading',
  depth,
  children: [text(title)],
});

/** Makes a link of a text. */
export const link = (url: string, title: string): Link => ({
  type: 'link',
  url,
  children: [text(title)],
});

/** Makes a tight list, with a paragraph for each entry. */
export const list = (entries: readonly PhrasingContent[][]): List => ({
  type: 'list',
  spread: false,
  children: entries.map((children) => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(...children)],
  })),
});

/** Makes a name in code that leads to its entry, where it has one. */
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

/** Makes a cell of a table. */
export const cell = (content: CellContent): TableCell => ({
  type: 'tableCell',
  children: [content].flat().map((part) => (typeof part === 'string' ? text(part) : part)),
});

/** Makes a table of its head and its rows. */
export const table = (
  head: readonly CellContent[],
  rows: readonly (readonly CellContent[])[],
): Table => ({
  type: 'table',
  children: [head, ...rows].map((cells) => ({type: 'tableRow', children: cells.map(cell)})),
});
