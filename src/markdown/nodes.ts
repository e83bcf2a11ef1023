/** Parts of a Markdown tree, made from words. */
import type {
  Heading,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Strong,
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
