import synonyms from '../config/synonyms.json' with {type: 'json'};
import {stemOf, termsIn, type Word, wordsOf} from './words';

/** Words too common to say what is looked for. */
const stopWords: ReadonlySet<string> = new Set(
  `a about all also am an and any are as at be been but by can cannot could did do does doing for
  from get had has have how i if in into is isn it its just make may me my need no not npx of on one or our out
  s should so some t than that the their them then there these they this those to too use used using
  versus via vs want was way we what when where which while who why will with within would you your`.split(
    /\s+/,
  ),
);

/** Tells whether a word is not a stop word. */
export const isKeyword = (term: string): boolean => !stopWords.has(term);

const stemPhrase = (words: readonly Word[]) => words.flatMap(termsIn).map(stemOf).join(' ');

/**
 * Phrases with the same meaning, by the stems of each. A search for one finds the others, after
 * literal matches. The list is short, because prefixes and typing errors are matched without it.
 */
const synonymsByPhrase: ReadonlyMap<string, Word[][]> = new Map(
  synonyms.flatMap((group) =>
    group.map((phrase) => [
      stemPhrase(wordsOf(phrase)),
      group.filter((other) => other !== phrase).map((other) => wordsOf(other)),
    ]),
  ),
);

/** Gives the synonyms of a phrase, or nothing when it has none. */
export const findSynonyms = (words: readonly Word[]): Word[][] | undefined =>
  synonymsByPhrase.get(stemPhrase(words));
