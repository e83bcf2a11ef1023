import type {Heading, Link, List, Paragraph, PhrasingContent, Strong, Text} from 'mdast';

export const text = (value: string): Text => ({type: 'text', value});

export const strong = (...children: PhrasingContent[]): Strong => ({type: 'strong', children});

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

/** A line that stands out; what was bold in it is so no longer. */
export const boldLine = (children: readonly PhrasingContent[]): Paragraph =>
  paragraph(strong(...children.flatMap((node) => (node.type === 'strong' ? node.children : node))));

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
