import {visit} from 'unist-util-visit';
import {treeOf} from './english';
import {lineAt, type Prose} from './prose';

/** A sentence of a page. */
export interface Sentence {
  /** How many words it has; a piece of code is one. */
  words: number;
  /** 1-based line of the page's file in which it starts. */
  line: number;
  /** Its first words. */
  opening: string;
}

/** Gives the sentences of a text. */
export function sentencesOf(prose: Prose): Sentence[] {
  const sentences: Sentence[] = [];
  visit(treeOf(prose), 'SentenceNode', ({position}) => {
    const start = position?.start.offset ?? 0;
    const text = prose.text.slice(start, position?.end.offset);
    const words = text.match(/[\p{L}\p{N}￼][\p{L}\p{N}'’./-]*/gu) ?? [];
    const opening = text.split(/\s+/).slice(0, 5).join(' ').replaceAll('￼', '…');
    sentences.push({words: words.length, line: lineAt(prose, start), opening});
  });
  return sentences;
}
