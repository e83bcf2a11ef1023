import synonyms from '../config/synonyms.json' with {type: 'json'};
import {stemOf, termsIn, type Word, wordsOf} from './words';

/** Words that say nothing about what is looked for. */
const stopWords: ReadonlySet<string> = new Set(
  `a about all also am an and any are as at be been but by can cannot could did do does doing for
  from get had has have how i if in into is isn it its just make me my need no not of on one or our out
  s should so some t than that the their them then there these they this those to too use used using
  versus via vs want was way we what when where which while who why will with within would you your`.split(
    /\s+/,
  ),
);

/** Tells whether a word says what is looked for. */
export const isKeyword = (term: string): boolean => !stopWords.has(term);

const stemPhrase = (words: readonly Word[]) => words.flatMap(termsIn).map(stemOf).join(' ');

/**
 * Ways to say the same thing. A search for one finds the others, but what says it literally comes
 * first. The list is short: words that begin alike are found anyway, and so are typing errors.
 */
const synonymsByPhrase: ReadonlyMap<string, Word[][]> = new Map(
  synonyms.flatMap((group) =>
    group.map((way) => [
      stemPhrase(wordsOf(way)),
      group.filter((other) => other !== way).map((other) => wordsOf(other)),
    ]),
  ),
);

/** Gives the other ways to say these words; nothing when there are none. */
export const findSynonyms = (words: readonly Word[]): Word[][] | undefined =>
  synonymsByPhrase.get(stemPhrase(words));
