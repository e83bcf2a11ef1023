import {stemOf, termsIn, type Word, wordsOf} from './words';

/** Words that the engine must know besides those of the pages; they travel with the records. */
export interface WordLists {
  stopWords: readonly string[];
  synonyms: readonly (readonly string[])[];
}

/** Knows which words say nothing, and which say the same. */
export class Language {
  private readonly stopWords: ReadonlySet<string>;
  private readonly ways: ReadonlyMap<string, Word[][]>;

  constructor({stopWords, synonyms}: WordLists) {
    this.stopWords = new Set(stopWords);
    this.ways = new Map(
      synonyms.flatMap((group) =>
        group.map((way) => [
          said(wordsOf(way)),
          group.filter((other) => other !== way).map((other) => wordsOf(other)),
        ]),
      ),
    );
  }

  saysSomething(term: string): boolean {
    return !this.stopWords.has(term);
  }

  /** Gives the other ways to say these words; nothing when there are none. */
  otherWays(words: readonly Word[]): Word[][] | undefined {
    return this.ways.get(said(words));
  }
}

const said = (words: readonly Word[]) => words.flatMap(termsIn).map(stemOf).join(' ');
