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
import type {FactPart} from '../../../markdown/facts/fact-kind';

export const text = (value: string): Text => ({type: 'text', value});

export const inlineCode = (value: string): InlineCode => ({type: 'inlineCode', value});

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

/** A piece of what webpack tells of a name. */
export function factText(part: FactPart): PhrasingContent {
  if (typeof part === 'string') return text(part);
  return 'code' in part ? inlineCode(part.code) : link(part.link, part.text);
}

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
