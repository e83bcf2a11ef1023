import type {Language} from './language';
import {withoutPlaces} from './pasted-messages';
import {nameOf, type Word, wordsOf} from './words';

/** One thing that is looked for: a word, or several that mean something together. */
export interface Unit {
  words: Word[];
  /** Other ways to say it. */
  synonyms: Word[][];
}

/** A query as the engine understands it. */
export interface SearchQuery {
  units: Unit[];
  /** Words that say little: they count where a title has them. */
  besides: string[];
  /** The query written together, with and without what says little: compared with names. */
  names: string[];
  /** Other ways to say all of it, written together: compared with names of pages. */
  otherNames: string[];
  /** Whether a flag of the command line is named: `--json`. */
  flag: boolean;
}

const flag = /(?:^|\s)--[a-z]/i;

/** The hosted engine reads no further either. */
const longest = 512;
const mostUnits = 24;

/** Understands what a reader has typed or pasted; anything may come. */
export function parseQuery(typed: string, language: Language): SearchQuery {
  const words = wordsOf(withoutPlaces(typed.slice(0, longest)));
  const told = telling(words, language);
  const besides = words
    .map(({term}) => term)
    .filter((term) => term.length > 2 && !told.some((word) => word.term === term));
  const units = unitsOf(told, language).slice(0, mostUnits);
  const otherNames = units.length === 1 ? units[0]!.synonyms.map(nameOf) : [];
  return {
    units,
    besides: [...new Set(besides)].slice(0, mostUnits),
    names: [...new Set([nameOf(words), nameOf(told)])],
    otherNames,
    flag: flag.test(typed),
  };
}

/** The words that say what is looked for. Every page is about webpack. */
function telling(words: readonly Word[], language: Language): Word[] {
  const noStops = words.filter(({term}) => language.saysSomething(term));
  const rest = noStops.filter(({term}) => term !== 'webpack' && !/^v?\d$/.test(term));
  const chosen = [rest, noStops, words].find(({length}) => length > 0) ?? [];
  return [...new Map(chosen.map((word) => [word.term, word])).values()];
}

const longestWay = 3;

function unitsOf(words: readonly Word[], language: Language): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < words.length;) {
    const taken = longestUnit(words.slice(at, at + longestWay), language);
    units.push({words: taken, synonyms: language.otherWays(taken) ?? []});
    at += taken.length;
  }
  return units;
}

/** Gives the first of the words, with those that mean something together with it. */
function longestUnit(words: readonly Word[], language: Language): Word[] {
  let length = words.length;
  while (length > 1 && !language.otherWays(words.slice(0, length))) length--;
  return words.slice(0, length);
}
