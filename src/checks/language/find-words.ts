import {withoutQuotations} from '../../content/quotations';
import type {CheckedPage} from '../../content/page';
import {lineAt, type Prose, proseOf} from './prose';

/** A word of a list where a page uses it. */
export interface FoundWord {
  word: string;
  /** 1-based line of the page's file. */
  line: number;
}

/**
 * Makes a search for words and phrases: whole ones, not the parts of names such as `css-loader` or
 * `style.css`; a space stands for any white space.
 * @param flags of a regular expression: `i` for any case
 */
export function wordPattern(words: readonly string[], flags = ''): RegExp {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const sources = longestFirst.map((word) =>
    word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+'),
  );
  return new RegExp(
    `(?<![\\p{L}\\p{N}_./@$\\\\-])(?:${sources.join('|')})(?![\\p{L}\\p{N}_$]|[-./]\\p{L})`,
    `gu${flags}`,
  );
}

/** Gives every place where the sentences of a page match; quotations and code do not count. */
export function findWords(page: CheckedPage, pattern: RegExp): FoundWord[] {
  return proseOf(page).flatMap((prose) => findIn(prose, pattern));
}

const findIn = (prose: Prose, pattern: RegExp): FoundWord[] =>
  [...withoutQuotations(prose.text).matchAll(pattern)].map((match) => ({
    word: match[0].replace(/\s+/g, ' '),
    line: lineAt(prose, match.index),
  }));
