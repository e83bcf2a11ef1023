import {findSynonyms, isKeyword} from './language';
import {nameOf, type Word, wordsOf} from './words';

/** A part of a query: a word, or several that mean something together. */
export interface QueryClause {
  words: Word[];
  /** Other ways to say it. */
  synonyms: Word[][];
}

/** A query as the engine understands it. */
export interface SearchQuery {
  clauses: QueryClause[];
  /** Words that say little: they count where a title has them. */
  minorTerms: string[];
  /** The query written together, with and without what says little: compared with names. */
  names: string[];
  /** Other ways to say all of it, written together: compared with names of pages. */
  otherNames: string[];
  /** Whether a flag of the command line is named: `--json`. */
  flag: boolean;
}

const flag = /(?:^|\s)--[a-z]/i;

/** The hosted engine reads no further either. */
const maxQueryLength = 512;
const maxClauses = 24;

/** Understands what a reader has typed or pasted; anything may come. */
export function parseQuery(typed: string): SearchQuery {
  const words = wordsOf(stripProjectDetails(typed.slice(0, maxQueryLength)));
  const keywords = keywordsOf(words);
  const minorTerms = words
    .map(({term}) => term)
    .filter((term) => term.length > 2 && !keywords.some((word) => word.term === term));
  const clauses = clausesOf(keywords).slice(0, maxClauses);
  const otherNames = clauses.length === 1 ? clauses[0]!.synonyms.map(nameOf) : [];
  return {
    clauses,
    minorTerms: [...new Set(minorTerms)].slice(0, maxClauses),
    names: [...new Set([nameOf(words), nameOf(keywords)])],
    otherNames,
    flag: flag.test(typed),
  };
}

/** The words that say what is looked for. Every page is about webpack. */
function keywordsOf(words: readonly Word[]): Word[] {
  const noStops = words.filter(({term}) => isKeyword(term));
  const specific = noStops.filter(({term}) => term !== 'webpack' && !/^v?\d$/.test(term));
  const chosen = [specific, noStops, words].find(({length}) => length > 0) ?? [];
  return [...new Map(chosen.map((word) => [word.term, word])).values()];
}

const maxPhraseLength = 3;

function clausesOf(words: readonly Word[]): QueryClause[] {
  const clauses: QueryClause[] = [];
  for (let at = 0; at < words.length;) {
    const clauseWords = longestClause(words.slice(at, at + maxPhraseLength));
    clauses.push({words: clauseWords, synonyms: findSynonyms(clauseWords) ?? []});
    at += clauseWords.length;
  }
  return clauses;
}

/** Gives the first of the words, with those that mean something together with it. */
function longestClause(words: readonly Word[]): Word[] {
  let length = words.length;
  while (length > 1 && !findSynonyms(words.slice(0, length))) length--;
  return words.slice(0, length);
}

const looksPasted =
  /\bERROR\b|\b\w*Error:|\bnot found\b|\bfailed\b|['"`][./\\]|[A-Za-z]:\\|\(\d+:\d+\)/;

/** What is different in every project: addresses, paths, places in a file, hashes. */
const projectSpecificPatterns: readonly RegExp[] = [
  /\b[a-z]+:\/\/\S+/gi,
  // A scoped package, and files of webpack's own packages, are the same in all of them.
  /(['"`])(?=[^'"`]*[\\/])(?!@[\w.-]+\/[\w.-]+\1|webpack[\w-]*\/)[^'"`]*\1/g,
  /(?:^|(?<=[\s('"`]))(?:[A-Za-z]:\\|\.{0,2}[\\/])[^\s'"`)]*/g,
  /\b[\w.-]+(?:\/[\w.-]+)*\/[\w.-]+\.\w+\b(?::\d+)*/g,
  /\(?\b\d+:\d+(?:-\d+)?\b\)?/g,
  /\b(?=[\da-f]*\d)[\da-f]{7,}\b/gi,
  /\bat (?:line )?\d+\b/gi,
];

/** Takes out of a pasted error message what belongs to one project only. */
export function stripProjectDetails(query: string): string {
  if (!looksPasted.test(query)) return query;
  const message = projectSpecificPatterns.reduce(
    (text, pattern) => text.replace(pattern, ' '),
    query,
  );
  return /[\p{L}\p{N}]/u.test(message) ? message : query;
}
