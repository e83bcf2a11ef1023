import type {Nodes, Parents, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {CheckedPage} from '../../content/page';

/** Stands for what is no language: code. */
export const codeMark = '￼';

/** What readers see of a paragraph, a heading or a cell. */
export interface TextBlock {
  /** Without marks of Markdown; every white space is one blank. */
  text: string;
  /** The same, as long, with marks in the place of code: its dots end no sentence. */
  masked: string;
  /** 1-based line of the page's file in which it starts. */
  line: number;
  isHeading: boolean;
  /** The top-level blocks above it, it or what it is part of, and below. */
  around: readonly [
    above: RootContent | undefined,
    block: RootContent,
    below: RootContent | undefined,
  ];
}

/** Gives the text of a page as readers see it, code inside of sentences included. */
export function visibleText({tree, linesAbove}: CheckedPage): TextBlock[] {
  const {children} = tree;
  return children.flatMap((topLevelBlock, index) => {
    const around = [children[index - 1], topLevelBlock, children[index + 1]] as const;
    const blocks: TextBlock[] = [];
    visit(topLevelBlock, ['paragraph', 'heading', 'tableCell'], (block) => {
      const line = (block.position?.start.line ?? 1) + linesAbove;
      const isHeading = block.type === 'heading';
      blocks.push({...readText(block as Parents), line, isHeading, around});
    });
    return blocks;
  });
}

/** Gives what readers see of a piece of text, and the same with marks in the place of code. */
export const readText = (node: Nodes): Pick<TextBlock, 'text' | 'masked'> => ({
  text: withSingleBlanks(toString(node)),
  masked: withSingleBlanks(maskedText(node)),
});

/** Writes a text as `visibleText` does. */
export const withSingleBlanks = (text: string): string => text.replace(/\s+/g, ' ').trim();

function maskedText(node: Nodes): string {
  if (node.type === 'inlineCode') return codeMark.repeat(withSingleBlanks(node.value).length);
  return 'children' in node ? node.children.map(maskedText).join('') : toString(node);
}
