import {createHash} from 'node:crypto';

/** Colors of webpack's command line, by the letter that records and style sheets have for them; `b` is bold. */
export const colorLetters = ['b', 'g', 'y', 'r', 'c', 'm'] as const;
export type ColorLetter = (typeof colorLetters)[number];

/** Characters of one color in a terminal: its line from 1, and its columns from 0, the end excluded. */
export interface ColoredRange {
  line: number;
  start: number;
  end: number;
  color: ColorLetter;
}

/** What a recorded text of colors looks like: `2:6-13g,25-34g;4:19-31g`. */
export const colorsPattern =
  /^\d+:\d+-\d+[a-z](?:,\d+-\d+[a-z])*(?:;\d+:\d+-\d+[a-z](?:,\d+-\d+[a-z])*)*$/;

/** The name of a terminal in a record: another text has another one, and so none of its colors. */
export const terminalKey = (source: string): string =>
  createHash('sha256').update(source).digest('hex').slice(0, 12);

/** Writes colors for a record: `2:6-13g,25-34g` are two green parts of the second line. */
export function formatColors(ranges: readonly ColoredRange[]): string {
  const lines = new Map<number, string[]>();
  for (const {line, start, end, color} of ranges)
    lines.set(line, [...(lines.get(line) ?? []), `${start}-${end}${color}`]);
  return [...lines].map(([line, parts]) => `${line}:${parts.join(',')}`).join(';');
}

/** Reads what `formatColors` has written. */
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
