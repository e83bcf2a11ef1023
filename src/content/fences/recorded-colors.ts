import {createHash} from 'node:crypto';

/** The letters of webpack's terminal colors in records and style sheets; `b` is bold. */
export type ColorLetter = 'b' | 'g' | 'y' | 'r' | 'c' | 'm';

/** A colored range of a terminal: its line from 1, and its columns from 0, with an exclusive end. */
export interface ColoredRange {
  line: number;
  start: number;
  end: number;
  color: ColorLetter;
}

/** Matches colors in a record: `2:6-13g,25-34g;4:19-31g`. */
export const colorsPattern =
  /^\d+:\d+-\d+[a-z](?:,\d+-\d+[a-z])*(?:;\d+:\d+-\d+[a-z](?:,\d+-\d+[a-z])*)*$/;

/** Gives the key of a terminal in a record, a hash of its text: colors of an earlier text do not apply. */
export const terminalKey = (source: string): string =>
  createHash('sha256').update(source).digest('hex').slice(0, 12);

/** Formats colors for a record: `2:6-13g,25-34g` are two green ranges of the second line. */
export function formatColors(ranges: readonly ColoredRange[]): string {
  const lines = new Map<number, string[]>();
  for (const {line, start, end, color} of ranges)
    lines.set(line, [...(lines.get(line) ?? []), `${start}-${end}${color}`]);
  return [...lines].map(([line, parts]) => `${line}:${parts.join(',')}`).join(';');
}

/** Parses colors from `formatColors`. */
export const parseColors = (text: string): ColoredRange[] =>
  text.split(';').flatMap((entry) => {
    const [line, parts = ''] = entry.split(':');
    return [...parts.matchAll(/(\d+)-(\d+)([a-z])/g)].map(([, start, end, color]) => ({
      line: Number(line),
      start: Number(start),
      end: Number(end),
      color: color as ColorLetter,
    }));
  });
