import type {ElementContent, Root} from 'hast';
import {sanitize, type Schema} from 'hast-util-sanitize';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toHast} from 'mdast-util-to-hast';

/** What makes blocks is text here, as is HTML: `1. first` in a comment is no list. */
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

/** Links lead to a page, a mail or a telephone, or to a place of this site (specification §5). */
const harmless: Schema = {
  tagNames: ['a', 'code', 'em', 'strong'],
  attributes: {a: ['href', 'title']},
  protocols: {href: ['http', 'https', 'mailto', 'tel']},
};

/**
 * Gives a line of Markdown without the paragraph around it: emphasis, code and links. An address
 * with another scheme is left out, so that its link leads nowhere.
 */
export function inlineMarkdown(text: string): ElementContent[] {
  const tree = sanitize(toHast(fromMarkdown(text, {extensions: [inline]})), harmless) as Root;
  return tree.children as ElementContent[];
}
