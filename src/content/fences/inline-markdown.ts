import type {ElementContent, Root} from 'hast';
import {sanitize, type Schema} from 'hast-util-sanitize';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toHast} from 'mdast-util-to-hast';

/** Disables block syntax and HTML: `1. first` in a comment is text, not a list. */
const inline = {
  disable: {
    null: [
      'blockQuote',
      'codeFenced',
      'codeIndented',
      'definition',
      'headingAtx',
      'htmlFlow',
      'htmlText',
      'list',
      'setextUnderline',
      'thematicBreak',
    ],
  },
};

/** Allows only these elements, and links with harmless protocols (specification §5). */
const harmless: Schema = {
  tagNames: ['a', 'code', 'em', 'strong'],
  attributes: {a: ['href', 'title']},
  protocols: {href: ['http', 'https', 'mailto', 'tel']},
};

/**
 * Parses a line of Markdown with emphasis, code and links, without a paragraph around it. Links with other
 * protocols lose their URL.
 */
export function inlineMarkdown(text: string): ElementContent[] {
  const tree = sanitize(toHast(fromMarkdown(text, {extensions: [inline]})), harmless) as Root;
  return tree.children as ElementContent[];
}
