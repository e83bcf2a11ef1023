import type {ColoredRange, ColorLetter} from '../../content/fences/recorded-colors';
import {alignLines, type Exchange, variablePart} from './outputs';

/** A line as a program printed it, with the color of each character. */
interface PrintedLine {
  text: string;
  colors: (ColorLetter | undefined)[];
}

const escape = '\u001B';
const escapeSequence = new RegExp(`(${escape}\\[[\\d;]*m)`);

/** Colors by the second digit of the codes 30 to 37 and 90 to 97; black, white, blue and gray stay plain. */
const colorOfDigit: Readonly<Record<string, ColorLetter>> = {
  1: 'r',
  2: 'g',
  3: 'y',
  5: 'm',
  6: 'c',
};

/** Parses the output of a program into lines with the colors of their escape sequences. */
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
 * @param printed the output of the run for each command, with escape sequences
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
 * Transfers the colors of a line to the page, where times and versions may have other lengths, and
 * the end may be omitted.
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
    // Every second part is variable: its number has one color, and so has its unit.
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

/** Joins adjacent characters of the same color into ranges. */
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
