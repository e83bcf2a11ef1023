import {stemmer} from 'stemmer';
import {memoize} from '../../../memoize';

/** A piece of a text as written, and the term that finds it. */
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
}

const letters = String.raw`[\p{L}\p{N}\p{M}]`;
const wordPattern = new RegExp(String.raw`${letters}+(?:[._$:#@/\\-]+${letters}+)*`, 'gu');
const segmentPattern = new RegExp(`${letters}+`, 'gu');
const partPattern = /\p{Lu}+(?!\p{Ll})[\p{N}]*|\p{Lu}?[^\p{Lu}]+|\p{Lu}+/gu;

const oneWord = /^[A-Z]?[a-z]+$/;

/** Finds the words of a text. */
export function wordsOf(text: string): Word[] {
  return piecesOf(text, wordPattern, 0).map((word) => {
    // Most words have one part, and taking words apart is most of the work of indexing.
    if (oneWord.test(text.slice(word.start, word.end)))
      return {...word, segments: [word], parts: [word]};
    const segments = piecesOf(text.slice(word.start, word.end), segmentPattern, word.start);
    const parts = segments.flatMap(({start, end}) =>
      piecesOf(text.slice(start, end), partPattern, start),
    );
    return {...word, segments, parts};
  });
}

/** Longer names are addresses, which readers do not type. */
const maxParts = 6;

/** Gives what a word is found by: its parts, and the parts written together. */
export function termsOf({term, segments, parts}: Word): string[] {
  const together =
    parts.length <= maxParts ? [...segments.map((segment) => segment.term), term] : [];
  return [...new Set([...parts.map((part) => part.term), ...together])];
}

/** Gives what the words of a text are found by, one word after the other. */
export const termsOfText = (text: string): string[] =>
  (text.match(wordPattern) ?? []).flatMap(termsOfWord);

/** Texts repeat their words, and taking them apart is most of the work of indexing. */
const termsOfWord = memoize((word: string) => wordsOf(word).flatMap(termsOf));

/** Gives the parts of a word, as they are looked up. */
export const termsIn = ({parts}: Word): string[] => parts.map(({term}) => term);

const shortestStem = 3;

/** Shorter words without their `e` begin many others: `mod` of `mode` begins `module`. */
const shortestWithoutE = 5;

/**
 * Gives the part of a word that its other forms begin with, too: `split` for `splitting`, `writ` for
 * `write` and `writing`.
 */
export function stemOf(word: string): string {
  const cached = stemCache.get(word);
  if (cached !== undefined) return cached;
  const stem = computeStem(word);
  stemCache.set(word, stem);
  return stem;
}

/** Every record that answers is compared with the stems of the query. */
const stemCache = new Map<string, string>();

function computeStem(word: string): string {
  const stemmed = stemmer(word);
  const stem = stemmed.length >= shortestWithoutE ? stemmed.replace(/e$/, '') : stemmed;
  let length = 0;
  while (length < stem.length && stem[length] === word[length]) length++;
  return length >= shortestStem ? word.slice(0, length) : word;
}

/** Tells whether a word is among the terms that were found: itself, its beginning, or all its parts. */
export const matchesTerms = (terms: ReadonlySet<string>, {term, parts}: Word): boolean =>
  terms.has(term) || terms.has(stemOf(term)) || parts.every((part) => terms.has(part.term));

/** Gives words as one term: how names are compared that people write in different ways. */
export function nameOf(words: readonly Word[]): string {
  const [first, ...withoutArticle] = words;
  const named =
    first && article.has(first.term) && withoutArticle.length > 0 ? withoutArticle : words;
  return named.flatMap(termsIn).join('');
}

const article = new Set(['a', 'an', 'the']);

/** Gives words as one term without their endings: `Writing a Loader` is what "write loaders" means. */
export const stemmedNameOf = (words: readonly Word[]): string =>
  words
    .filter(({term}) => !article.has(term))
    .flatMap(termsIn)
    .map(stemOf)
    .join('');

/** Gives a text as one term. */
export const normalizeName = (text: string): string => nameOf(wordsOf(text));

function piecesOf(text: string, pattern: RegExp, offset: number): Piece[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: offset + match.index,
    end: offset + match.index + match[0].length,
    term: normalizeTerm(match[0]),
  }));
}

const termCache = new Map<string, string>();

/** The form in which a word is looked up: no case, no accents, no separators, American. */
export function normalizeTerm(word: string): string {
  const cached = termCache.get(word);
  if (cached !== undefined) return cached;
  const letters = word.normalize('NFKD').replace(/[^\p{L}\p{N}]/gu, '');
  const term = americanized(letters.toLowerCase());
  termCache.set(word, term);
  return term;
}

/** Beginnings of words that are spelled differently in Britain. */
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
