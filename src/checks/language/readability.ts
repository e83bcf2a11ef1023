import retextPassive from 'retext-passive';
import {ask} from './english';
import {proseOf} from './prose';
import {sentencesOf} from './sentences';
import type {CheckedPage} from '../../content/page';

/** How the sentences of a page read; headings, cells of tables and items of lists do not count. */
export interface Readability {
  sentences: number;
  /** Words of a sentence: their mean, and their standard deviation. */
  mean: number;
  spread: number;
  /** Share of sentences of fewer than eight words, 0 to 1. */
  short: number;
  /** Share of sentences in the passive voice, 0 to 1. */
  passive: number;
}

const shortBelow = 8;
const endsAsSentences = /[.!?:]["”)]*\s*$/;

/** Measures the sentences of a page. */
export function readabilityOf(page: CheckedPage): Readability {
  const lengths = proseOf(page)
    .filter(({kind, text}) => kind === 'text' && endsAsSentences.test(text))
    .flatMap(sentencesOf)
    .map(({words}) => words);
  const count = Math.max(lengths.length, 1);
  const mean = lengths.reduce((sum, words) => sum + words, 0) / count;
  const variance = lengths.reduce((sum, words) => sum + (words - mean) ** 2, 0) / count;
  return {
    sentences: lengths.length,
    mean,
    spread: Math.sqrt(variance),
    short: lengths.filter((words) => words < shortBelow).length / count,
    passive: ask(page, retextPassive, () => ({what: ''})).length / count,
  };
}
