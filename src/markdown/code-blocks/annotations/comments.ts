import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {toString} from 'hast-util-to-string';
import {inlineMarkdown} from '../../../content/fences/inline-markdown';

/** The signs of a comment, what it says, and the signs that close it. */
const parts = /^(\s*(?:\/\/+|\/\*+|\*(?!\/))?\s*)(.*?)(\s*(?:\*+\/)?)$/s;

/**
 * Renders the comments of a line of code as Markdown. What was written stays in `data-source`, for
 * those who copy the code.
 */
export function readableComments(line: readonly ElementContent[]): ElementContent[] {
  return line.map((node) => (isComment(node) ? readable(toString(node)) : node));
}

const isComment = (node: ElementContent): node is Element =>
  node.type === 'element' && [node.properties.className].flat().includes('comment');

function readable(source: string): ElementContent {
  const [, before = '', text = '', after = ''] = parts.exec(source) ?? [];
  const comment = h('span.comment', [before, ...inlineMarkdown(text), after]);
  if (toString(comment) !== source) comment.properties.dataSource = source;
  return comment;
}
