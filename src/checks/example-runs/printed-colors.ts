import type {ColoredRange, ColorLetter} from '../../content/fences/recorded-colors';
import {alignLines, type Exchange, variablePart} from './outputs';

/** A line as a program printed it, with the color of each character. */
interface PrintedLine {
  text: string;
  colors: (ColorLetter | undefined)[];
}

const escape = '\u001B';
const escapeSequence = new RegExp(`(${escape}\\[[\\d;]*m)`);

/** The second digit of `31` and of its bright form `91`; black, white, blue and gray stay plain. */
const colorOfDigit: Readonly<Record<string, ColorLetter>> = {
  1: 'r',
  2: 'g',
  3: 'y',
  5: 'm',
  6: 'c',
};

/** Reads what a program printed for a terminal: its text, and what its escape sequences color. */
function printedLines(output: string): PrintedLine[] {
  const lines: PrintedLine[] = [{text: '', colors: []}];
  let isBold = false;
  let color: ColorLetter | undefined;
  for (const part of output.split(escapeSequence)) {
    if (escapeSequence.test(part)) {
      for (const code of part.slice(2, -1).split(';')) {
        if (code === '1') isBold = true;
        else if (code === '22') isBold = false;
        else if (/^[39]\d$/.test(code)) color = colorOfDigit[code.charAt(1)];
        else if (Number(code) === 0) [isBold, color] = [false, undefined];
      }
      continue;
    }
    for (const [index, text] of part.split('\n').entries()) {
      if (index > 0) lines.push({text: '', colors: []});
      const line = lines.at(-1)!;
      line.text += text;
      line.colors.push(...Array.from(text, () => color ?? (isBold ? 'b' : undefined)));
    }
  }
  return lines;
}

/**
 * Gives the colors of a terminal on a page, as a run printed them.
 * @param exchanges the commands of the terminal with their outputs on the page
 * @param printed what the run printed for each, with escape sequences
 */
export function colorsOfTerminal(
  exchanges: readonly Exchange[],
  printed: readonly string[],
): ColoredRange[] {
  return exchanges.flatMap(({command, output, line}, index) => {
    const firstLine = line + command.split('\n').length;
    const actual = printedLines(printed[index] ?? '');
    const pageLines = output.split('\n');
    const aligned = alignLines(output, actual.map(({text}) => text).join('\n')) ?? [];
    return aligned.flatMap((position, at) =>
      position === undefined
        ? []
        : rangesOf(colorsOnPage(pageLines[at]!, actual[position]!), firstLine + at),
    );
  });
}

/**
 * Gives the colors of a line as the page shows it: times, sizes and versions may be shorter or
 * longer there, and its end may be left out.
 */
function colorsOnPage(pageLine: string, {text, colors}: PrintedLine): PrintedLine['colors'] {
  const pageParts = pageLine.replace(/ ?…$/, '').split(variablePart);
  const parts = text.split(variablePart);
  const result: PrintedLine['colors'] = [];
  let start = 0;
  for (const [index, pagePart] of pageParts.entries()) {
    const part = parts[index] ?? '';
    const partColors = colors.slice(start, start + part.length);
    start += part.length;
    // Every second part is one that varies: its number has one color, and its unit has one.
    if (index % 2 === 0 || part === pagePart) {
      if (!part.startsWith(pagePart.trimEnd())) return result;
      result.push(...Array.from(pagePart, (_, at) => partColors[at]));
    } else {
      const digits = /^[^ a-z]*/.exec(pagePart)![0].length;
      result.push(
        ...Array.from(pagePart, (_, at) => (at < digits ? partColors[0] : partColors.at(-1))),
      );
    }
  }
  return result;
}

/** Puts characters of one color together. */
function rangesOf(colors: PrintedLine['colors'], line: number): ColoredRange[] {
  const ranges: ColoredRange[] = [];
  colors.forEach((color, index) => {
    const last = ranges.at(-1);
    if (!color) return;
    if (last?.end === index && last.color === color) last.end += 1;
    else ranges.push({line, start: index, end: index + 1, color});
  });
  return ranges;
}
