import type {ByteRange} from '@site/src/plugins/landing/types';

/** Gives a number as it is written in English: `5,066`. */
export const grouped = (value: number): string => new Intl.NumberFormat('en').format(value);

/** Gives a size in words: `5,066 bytes`. */
export const inBytes = (bytes: number): string =>
  `${grouped(bytes)} ${bytes === 1 ? 'byte' : 'bytes'}`;

/** Gives how long stretches are together. */
export const bytesIn = (ranges: readonly ByteRange[]): number =>
  ranges.reduce((sum, [, length]) => sum + length, 0);
