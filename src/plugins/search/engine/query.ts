import {findSynonyms, isKeyword} from './language';
import {pairKeys} from './text-shards';
import {stripProjectDetails} from './pasted-message';
import {nameOf, normalizeName, stemmedNameOf, type Word, wordsOf} from './words';

/** A part of a query: a word, or several that mean something together. */
export interface QueryClause {
  words: Word[];
  /** Other phrases with the same meaning. */
  synonyms: Word[][];
}

/** A parsed query. */
export interface SearchQuery {
  clauses: QueryClause[];
  /** Less significant words, which count only in titles. */
  minorTerms: string[];
  /**
   * The query as one term, also without the less significant words, and without a first word such as
   * `TypeError`: compared with names.
   */
  names: string[];
  /** The same without the endings of words. */
  stemmedNames: string[];
  /** Synonyms of the whole query, each as one term: compared with names of pages. */
  otherNames: string[];
  /** Keys of its consecutive words (`pairKeys`), by which quoted messages are found. */
  pairs: string[];
  /** Flags of the command line in it, such as `--json` or `-o`, each as one term. */
  flags: string[];
}

const flag = /(?<=^|\s)(?:--[a-z][\w-]*|-[a-z](?=\s|$))/g;

/** Gives the flags of the command line in a text, each as one term. */
export const flagsIn = (text: string): string[] => (text.match(flag) ?? []).map(normalizeName);

/** How many characters of a pasted text are read at all. */
const maxPasteLength = 20_000;
/** How many characters of the cleaned query count, which is also the limit of the hosted engine. */
const maxQueryLength = 512;
/** The rest of a longer message adds nothing that tells results apart. */
const maxClauses = 14;

/** Parses what a reader has typed or pasted, whatever it is. */
export function parseQuery(typed: string): SearchQuery {
  const words = wordsOf(
    stripProjectDetails(typed.slice(0, maxPasteLength)).slice(0, maxQueryLength),
  );
  const keywords = keywordsOf(words);
  const minorTerms = words
    .map(({term}) => term)
    .filter((term) => term.length > 2 && !keywords.some((word) => word.term === term));
  const clauses = splitIntoClauses(keywords).slice(0, maxClauses);
  const otherNames = clauses.length === 1 ? clauses[0]!.synonyms.map(nameOf) : [];
  return {
    clauses,
    minorTerms: [...new Set(minorTerms)].slice(0, maxClauses),
    names: [...new Set([words, keywords, withoutErrorName(words)].map(nameOf))],
    stemmedNames: [...new Set([stemmedNameOf(words), stemmedNameOf(keywords)])],
    otherNames,
    pairs: pairKeys(words).slice(0, maxClauses),
    flags: flagsIn(typed),
  };
}

/** Leaves out the name of an error, which people paste with its message or not. */
const withoutErrorName = (words: readonly Word[]): readonly Word[] =>
  words.length > 2 && /error$/.test(words[0]!.term) ? words.slice(1) : words;

/** Leaves out stop words, `webpack` and its versions, unless nothing else is left. Each word once. */
function keywordsOf(words: readonly Word[]): Word[] {
  const withoutStopWords = words.filter(({term}) => isKeyword(term));
  const specific = withoutStopWords.filter(({term}) => term !== 'webpack' && !/^v?\d$/.test(term));
  const chosen = [specific, withoutStopWords, words].find(({length}) => length > 0) ?? [];
  return [...new Map(chosen.map((word) => [word.term, word])).values()];
}

const maxPhraseLength = 3;

function splitIntoClauses(words: readonly Word[]): QueryClause[] {
  const clauses: QueryClause[] = [];
  for (let index = 0; index < words.length;) {
    const clauseWords = longestClause(words.slice(index, index + maxPhraseLength));
    clauses.push({words: clauseWords, synonyms: findSynonyms(clauseWords) ?? []});
    index += clauseWords.length;
  }
  return clauses;
}

/** Gives the longest phrase at the beginning that has synonyms, or else the first word. */
function longestClause(words: readonly Word[]): Word[] {
  let length = words.length;
  while (length > 1 && !findSynonyms(words.slice(0, length))) length--;
  return words.slice(0, length);
}
