import type {Nodes, Parents} from 'mdast';
import {visit} from 'unist-util-visit';
import {parseFrontMatter} from '../../content/front-matter';
import type {CheckedPage} from '../../content/page';

/** Stands for what is no language: code. */
export const codeMark = '￼';

/** One block of text: a paragraph, a heading, a cell, the title or the description of the page. */
export interface Prose {
  kind: 'text' | 'cell' | 'heading' | 'title';
  /** Code is one `codeMark`; lines are those of the file. */
  text: string;
  /** 1-based line of the page's file in which it starts. */
  line: number;
}

const known = new WeakMap<CheckedPage, readonly Prose[]>();

/** Gives all that a page says in sentences, in its order; read once a page. */
export function proseOf(page: CheckedPage): readonly Prose[] {
  const prose = known.get(page) ?? [...proseOfFrontMatter(page), ...proseOfBody(page)];
  known.set(page, prose);
  return prose;
}

/** Gives the line of the page's file in which a place of the text stands. */
export const lineAt = ({text, line}: Prose, offset: number) =>
  line + text.slice(0, offset).split('\n').length - 1;

function proseOfFrontMatter({source, file}: CheckedPage): Prose[] {
  const {frontMatter, lineOf} = parseFrontMatter(source, file, false);
  if (!frontMatter) return [];
  const {title, description} = frontMatter;
  return [
    {kind: 'title', text: title, line: lineOf('title')},
    {kind: 'text', text: description, line: lineOf('description')},
  ];
}

const kinds = {paragraph: 'text', heading: 'heading', tableCell: 'cell'} as const;

function proseOfBody({tree, linesAbove}: CheckedPage): Prose[] {
  const found: Prose[] = [];
  visit(tree, ['paragraph', 'heading', 'tableCell'], (block) => {
    const line = (block.position?.start.line ?? 1) + linesAbove;
    const kind = kinds[block.type as keyof typeof kinds];
    found.push({kind, text: textOf(block as Parents).replace(asideMarker, ' '), line});
  });
  return found.filter(({text}) => text.trim() !== '');
}

/** `T> `, `W> ` and `?> ` begin an aside; each has its own length of nothing. */
const asideMarker = /^[TW?]> /;

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  if (node.type === 'inlineCode') return codeMark.concat('\n'.repeat(height(node)));
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

const height = ({position}: Nodes) => (position ? position.end.line - position.start.line : 0);
