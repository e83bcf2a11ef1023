import {stemmer} from 'stemmer';
import {memoize} from '../../../memoize';

/** A piece of a text as written, and the term it is looked up by. */
export interface Piece {
  start: number;
  end: number;
  term: string;
}

/** A word of a text: one piece, or several when it is a name such as `output.publicPath`. */
export interface Word extends Piece {
  /** `output`, `public`, `path` */
  parts: Piece[];
  /** `publicpath`: the parts between dots, dashes and slashes joined, when there are several. */
  segments: Piece[];
  /** What it is found by: its parts, and the parts joined. */
  terms: string[];
}

const letters = String.raw`[\p{L}\p{N}\p{M}]`;
const wordPattern = new RegExp(String.raw`${letters}+(?:[._$:#@/\\-]+${letters}+)*`, 'gu');
const segmentPattern = new RegExp(`${letters}+`, 'gu');
const partPattern = /\p{Lu}+(?!\p{Ll})[\p{N}]*|\p{Lu}?[^\p{Lu}]+|\p{Lu}+/gu;

const oneWord = /^[A-Z]?[a-z]+$/;

/** Splits a text into words, with their positions in it. */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(wordPattern)].map(({0: word, index}) => moveWord(splitWord(word), index));

/**
 * Splits a text into words of which only the terms are needed: positions are those in the word, and
 * equal words are one object.
 */
export const termWordsOf = (text: string): Word[] => (text.match(wordPattern) ?? []).map(splitWord);

/** Memoized, because texts repeat their words, and splitting one takes much longer than looking it up. */
const splitWord = memoize((text: string): Word => {
  const word = {start: 0, end: text.length, term: normalizeTerm(text)};
  // Most words have one part.
  if (oneWord.test(text)) return {...word, segments: [word], parts: [word], terms: [word.term]};
  const segments = piecesOf(text, segmentPattern, 0);
  const parts = segments.flatMap(({start, end}) =>
    piecesOf(text.slice(start, end), partPattern, start),
  );
  const joined = parts.length <= maxParts ? [...segments, word] : [];
  return {
    ...word,
    segments,
    parts,
    terms: [...new Set([...parts, ...joined].map(({term}) => term))],
  };
});

/** Names with more parts are paths or URLs, which readers do not type. */
const maxParts = 6;

function moveWord(word: Word, offset: number): Word {
  const move = <T extends Piece>(piece: T): T => ({
    ...piece,
    start: piece.start + offset,
    end: piece.end + offset,
  });
  return {...move(word), segments: word.segments.map(move), parts: word.parts.map(move)};
}

/** Gives the terms of all words of a text, in their order. */
export const termsOfText = (text: string): string[] =>
  termWordsOf(text).flatMap(({terms}) => terms);

/** Gives the terms of the parts of a word. */
export const termsIn = ({parts}: Word): string[] => parts.map(({term}) => term);

const shortestStem = 3;

/** Shorter stems keep their `e`: without it, `mode` would match `module`. */
const shortestWithoutE = 5;

/**
 * Gives the beginning that a word shares with its other forms: `split` for `splitting`, `writ` for
 * `write` and `writing`.
 */
export function stemOf(word: string): string {
  const cached = stemCache.get(word);
  if (cached !== undefined) return cached;
  const stem = computeStem(word);
  stemCache.set(word, stem);
  return stem;
}

/** The stems of the query are compared with every matching record. */
const stemCache = new Map<string, string>();

function computeStem(word: string): string {
  const stemmed = stemmer(word);
  const stem = stemmed.length >= shortestWithoutE ? stemmed.replace(/e$/, '') : stemmed;
  let length = 0;
  while (length < stem.length && stem[length] === word[length]) length++;
  return length >= shortestStem ? word.slice(0, length) : word;
}

/** Tells whether a word is among some terms: itself, its stem, or all its parts. */
export const matchesTerms = (terms: ReadonlySet<string>, {term, parts}: Word): boolean =>
  terms.has(term) || terms.has(stemOf(term)) || parts.every((part) => terms.has(part.term));

/** Joins words into one term, by which names are compared that people write in different ways. */
export function nameOf(words: readonly Word[]): string {
  const [first, ...others] = words;
  const startsWithArticle = first && articles.has(first.term) && others.length > 0;
  return (startsWithArticle ? others : words).flatMap(termsIn).join('');
}

const articles = new Set(['a', 'an', 'the']);

/** Joins the stems of words into one term, which is the same for `Writing a Loader` and `write loaders`. */
export const stemmedNameOf = (words: readonly Word[]): string =>
  words
    .filter(({term}) => !articles.has(term))
    .flatMap(termsIn)
    .map(stemOf)
    .join('');

/** Joins the words of a text into one term. */
export const normalizeName = (text: string): string => nameOf(termWordsOf(text));

function piecesOf(text: string, pattern: RegExp, offset: number): Piece[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: offset + match.index,
    end: offset + match.index + match[0].length,
    term: normalizeTerm(match[0]),
  }));
}

const termCache = new Map<string, string>();

/** Gives the term of a word: in lower case and American spelling, without accents and separators. */
export function normalizeTerm(word: string): string {
  const cached = termCache.get(word);
  if (cached !== undefined) return cached;
  const letters = word.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');
  const term = americanized(letters.toLowerCase());
  termCache.set(word, term);
  return term;
}

/** American spellings, by British beginnings of words. */
const american = new Map([
  ['analyse', 'analyze'],
  ['analysing', 'analyzing'],
  ['artefact', 'artifact'],
  ['behaviour', 'behavior'],
  ['cancell', 'cancel'],
  ['catalogue', 'catalog'],
  ['centre', 'center'],
  ['colour', 'color'],
  ['defence', 'defense'],
  ['dialogue', 'dialog'],
  ['favour', 'favor'],
  ['grey', 'gray'],
  ['labell', 'label'],
  ['licence', 'license'],
  ['neighbour', 'neighbor'],
  ...`custom final initial local maxim memo minim modular normal optim organ parallel priorit
  recogn sanit serial special summar synchron token util visual`
    .split(/\s+/)
    .map((stem) => [`${stem}is`, `${stem}iz`] as const),
]);
const british = new RegExp(`^(un|re|de|pre)?(${[...american.keys()].join('|')})`);

/** Gives a lower-case word in American spelling. */
const americanized = (word: string): string =>
  word.replace(british, (_, prefix: string = '', stem: string) => prefix + american.get(stem)!);
