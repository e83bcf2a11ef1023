import type {Nodes, Parents, Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {type Word, wordsOf} from './words';

/** The words of one paragraph, heading or cell, in their order. */
export type Passage = readonly Word[];

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/**
 * Gives what a Markdown file says in its own words. Left out is what everybody has to write the
 * same way: code, addresses, and the facts that `wordsOf` leaves out.
 * @param markdown the whole file; MDX is read as Markdown with HTML in it
 */
export function passagesOf(markdown: string): Passage[] {
  const passages: Passage[] = [];
  visit(parser.parse(markdown) as Root, ['paragraph', 'heading', 'tableCell'], (block) => {
    const passage = wordsOf(textOf(block as Parents), block.position?.start.line ?? 1);
    if (passage.length > 0) passages.push(passage);
  });
  return passages;
}

/** The text of a block, its lines kept; code is a gap in the line. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'inlineCode') return ' '.concat('\n'.repeat(linesIn(node)));
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(textOf).join('') : ' ';
}

const linesIn = ({position}: Nodes) => (position ? position.end.line - position.start.line : 0);
