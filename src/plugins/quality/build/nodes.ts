import type {PhrasingContent, RootContent, TableCell} from 'mdast';

/** Parts of a Markdown tree, made from words. */
export const text = (value: string): PhrasingContent => ({type: 'text', value});
export const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});
export const link = (url: string, words: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [{type: 'text', value: words}],
});
export const paragraph = (...children: PhrasingContent[]): RootContent => ({
  type: 'paragraph',
  children,
});
export const list = (items: PhrasingContent[][]): RootContent => ({
  type: 'list',
  spread: false,
  children: items.map((children) => ({
    type: 'listItem',
    spread: false,
    children: [{type: 'paragraph', children}],
  })),
});
/** @param align of all columns but the first */
export const table = (
  head: readonly string[],
  rows: PhrasingContent[][][],
  align?: 'right',
): RootContent => ({
  type: 'table',
  ...(align && {align: head.map((_, column) => (column === 0 ? null : align))}),
  children: [head.map((words) => [text(words)]), ...rows].map((cells) => ({
    type: 'tableRow',
    children: cells.map((children): TableCell => ({type: 'tableCell', children})),
  })),
});
