import type {Nodes, Parents, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {ParsedPage} from '../../content/page';

/** The character that replaces code in the masked text: it is not part of any sentence. */
export const codeMark = '￼';

/** The visible text of a paragraph, a heading or a table cell. */
export interface TextBlock {
  /** Without Markdown syntax; every sequence of white space is one space. */
  text: string;
  /** The same text, of the same length, with `codeMark` in place of code, whose dots do not end sentences. */
  masked: string;
  /** 1-based line of the page's file in which it starts. */
  line: number;
  isHeading: boolean;
  /** The top-level blocks: above it, its own, and below it. */
  neighbors: readonly [
    above: RootContent | undefined,
    block: RootContent,
    below: RootContent | undefined,
  ];
}

/** Gives the visible text of a page, including inline code. */
export function visibleText({tree, linesAbove}: ParsedPage): TextBlock[] {
  const {children} = tree;
  return children.flatMap((topLevelBlock, index) => {
    const neighbors = [children[index - 1], topLevelBlock, children[index + 1]] as const;
    const blocks: TextBlock[] = [];
    visit(topLevelBlock, ['paragraph', 'heading', 'tableCell'], (block) => {
      const line = (block.position?.start.line ?? 1) + linesAbove;
      const isHeading = block.type === 'heading';
      blocks.push({...readText(block as Parents), line, isHeading, neighbors});
    });
    return blocks;
  });
}

/** Gives the visible text of a node, also with code masked. */
export const readText = (node: Nodes): Pick<TextBlock, 'text' | 'masked'> => ({
  text: collapseWhitespace(toString(node)),
  masked: collapseWhitespace(maskedText(node)),
});

/** Collapses white space as `visibleText` does. */
export const collapseWhitespace = (text: string): string => text.replace(/\s+/g, ' ').trim();

function maskedText(node: Nodes): string {
  if (node.type === 'inlineCode') return codeMark.repeat(collapseWhitespace(node.value).length);
  return 'children' in node ? node.children.map(maskedText).join('') : toString(node);
}
