import type {PaintedLine} from '../../src/markdown/code-blocks/terminal-colors/painted-line';

/** A line as a program printed it, with the color of each character. */
export interface PrintedLine {
  text: string;
  colors: PaintedLine;
}

const names: Partial<Record<string, PaintedLine[number]>> = {
  31: 'red',
  32: 'green',
  33: 'yellow',
  35: 'magenta',
  36: 'cyan',
};

const escape = '\u001B';
const sequence = new RegExp(`(${escape}\\[\\d+m)`);
const codeIn = new RegExp(`^${escape}\\[(\\d+)m$`);

/** Reads what a program printed for a terminal: its text, and what its escape sequences color. */
export function printedLines(output: string): PrintedLine[] {
  const lines: PrintedLine[] = [{text: '', colors: []}];
  let isBold = false;
  let color: PaintedLine[number];
  for (const part of output.split(sequence)) {
    const [, code] = codeIn.exec(part) ?? [];
    if (code === '1') isBold = true;
    else if (code === '22') isBold = false;
    else if (code !== undefined) color = names[code];
    else
      part.split('\n').forEach((text, index) => {
        if (index > 0) lines.push({text: '', colors: []});
        const line = lines.at(-1)!;
        line.text += text;
        line.colors.push(
          ...Array.from({length: text.length}, () => color ?? (isBold ? 'bold' : undefined)),
        );
      });
  }
  return lines;
}

/** Writes a line with its colors, `⟨green:main.js⟩`; blanks have none. */
export function written({text, colors}: PrintedLine): string {
  let last: PaintedLine[number];
  let out = '';
  [...text].forEach((letter, index) => {
    const color = colors[index];
    if (letter.trim() && color !== last) {
      out += `${last ? '⟩' : ''}${color ? `⟨${color}:` : ''}`;
      last = color;
    }
    out += letter;
  });
  return last ? `${out}⟩` : out;
}
