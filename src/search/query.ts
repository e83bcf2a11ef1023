import {stopWords, synonyms} from '../config/search';
import {withoutPlaces} from './pasted-messages';
import {type Word, wordsOf} from './words';

/** One thing that is looked for: a word, or several that mean something together. */
export interface Unit {
  words: Word[];
  /** Other ways to say it. */
  synonyms: Word[][];
}

/** A query as the engine understands it. */
export interface SearchQuery {
  units: Unit[];
  /** The whole query written together: what is compared with names. */
  joined: string;
}

/** The hosted engine reads no further either. */
const longest = 512;
const mostUnits = 24;

/** Understands what a reader has typed or pasted; anything may come. */
export function parseQuery(typed: string): SearchQuery {
  const words = wordsOf(withoutPlaces(typed.slice(0, longest)));
  const units = unitsOf(telling(words)).slice(0, mostUnits);
  return {units, joined: words.flatMap(({parts}) => parts.map(({term}) => term)).join('')};
}

/** The words that say what is looked for. Every page is about webpack. */
function telling(words: readonly Word[]): Word[] {
  const noStops = words.filter(({term}) => !stopWords.has(term));
  const rest = noStops.filter(({term}) => term !== 'webpack' && !/^v?\d$/.test(term));
  const chosen = [rest, noStops, words].find(({length}) => length > 0) ?? [];
  return [...new Map(chosen.map((word) => [word.term, word])).values()];
}

const said = (words: readonly Word[]) =>
  words.flatMap(({parts}) => parts.map(({term}) => term)).join(' ');

/** Every way to say something, with the others. */
const otherWays = new Map(
  synonyms.flatMap((group) =>
    group.map((way) => [
      said(wordsOf(way)),
      group.filter((other) => other !== way).map((other) => wordsOf(other)),
    ]),
  ),
);
const longestWay = 3;

function unitsOf(words: readonly Word[]): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < words.length;) {
    const length = lengthOfWay(words.slice(at, at + longestWay));
    const taken = words.slice(at, at + length);
    units.push({words: taken, synonyms: otherWays.get(said(taken)) ?? []});
    at += length;
  }
  return units;
}

function lengthOfWay(words: readonly Word[]): number {
  for (let length = words.length; length > 1; length--)
    if (otherWays.has(said(words.slice(0, length)))) return length;
  return 1;
}
