import {findSynonyms, isKeyword} from './language';
import {pairKeys} from './text-shards';
import {stripProjectDetails} from './pasted-message';
import {nameOf, stemmedNameOf, type Word, wordsOf} from './words';

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
  /** The same without endings. */
  stemmedNames: string[];
  /** Other ways to say all of it, written together: compared with names of pages. */
  otherNames: string[];
  /** Which words follow each other, as texts have it. */
  pairs: string[];
  /** Whether a flag of the command line is named: `--json`. */
  flag: boolean;
}

const flag = /(?:^|\s)--[a-z]/i;

/** Longer pastes are cut before they are read at all. */
const maxPasteLength = 20_000;
/** The hosted engine reads no further either. */
const maxQueryLength = 512;
/** What comes after so many words of a message tells nothing more. */
const maxClauses = 14;

/** Understands what a reader has typed or pasted; anything may come. */
export function parseQuery(typed: string): SearchQuery {
  const words = wordsOf(
    stripProjectDetails(typed.slice(0, maxPasteLength)).slice(0, maxQueryLength),
  );
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
    stemmedNames: [...new Set([stemmedNameOf(words), stemmedNameOf(keywords)])],
    otherNames,
    pairs: pairKeys(words).slice(0, maxClauses),
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
