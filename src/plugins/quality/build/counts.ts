import type {DescribedFacts} from './described-facts';

/** Facts of an area that no page describes. */
export const open = ({excepted, waiting, uncovered}: DescribedFacts['areas'][number]) =>
  excepted + waiting + uncovered;

export const number = (count: number) => count.toLocaleString('en-US');
export const counted = (count: number, noun: string, nouns = `${noun}s`) =>
  `${number(count)} ${count === 1 ? noun : nouns}`;
export const of = (count: number, total: number, noun: string) =>
  `${number(count)} of ${counted(total, noun)}`;
export const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);
