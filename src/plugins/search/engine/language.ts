import {stopWords, synonyms} from '../config/words';
import {stemOf, termsIn, type Word, wordsOf} from './words';

const empty: ReadonlySet<string> = new Set(stopWords);

/** Tells whether a word says what is looked for. */
export const saysSomething = (term: string): boolean => !empty.has(term);

const said = (words: readonly Word[]) => words.flatMap(termsIn).map(stemOf).join(' ');

const ways: ReadonlyMap<string, Word[][]> = new Map(
  synonyms.flatMap((group) =>
    group.map((way) => [
      said(wordsOf(way)),
      group.filter((other) => other !== way).map((other) => wordsOf(other)),
    ]),
  ),
);

/** Gives the other ways to say these words; nothing when there are none. */
export const otherWays = (words: readonly Word[]): Word[][] | undefined => ways.get(said(words));
