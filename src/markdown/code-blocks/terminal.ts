import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import type {Fence} from '../../content/fences/fence';
import {sessionLanguages} from '../../content/fences/languages';
import type {ColoredRange, ColorLetter} from '../../content/fences/recorded-colors';
import {keepFlagsWhole} from '../line-breaks';

const shells = new Set(['bash', 'sh', 'shell', 'zsh']);
const prompt = /^\$ /;
/** Longer lines do not fit on a phone of 390 px. */
export const maxPhoneLine = 44;

/** Whether the code is commands for a shell; with a title it is a file. */
export function isShell({language = '', title}: Fence): boolean {
  return shells.has(language) && !title;
}

/** Whether the code is typed into a terminal. */
export function isTerminal(fence: Fence): boolean {
  return sessionLanguages.has(fence.language ?? '') || isShell(fence);
}

/** Lines of a terminal that belong together. */
interface TerminalBlock {
  kind: 'command' | 'remark' | 'output';
  text: string;
  /** Number of its first line, from 1. */
  start: number;
}

/**
 * Gives the lines of a terminal: each command in a `span` without its prompt, and each remark on one,
 * the output in its colors, marked lines of it in a `mark`. In a session, what has no prompt is output.
 * @param colors those of its lines, counted from 1
 */
export function drawTerminalLines(
  {source, language = '', marked}: Fence,
  colors: readonly ColoredRange[] = [],
): ElementContent[] {
  const lines = source.split('\n');
  const isSession = sessionLanguages.has(language);
  const kindOf = (line: string): TerminalBlock['kind'] => {
    if (isSession ? prompt.test(line) : /^[^#\s]/.test(line)) return 'command';
    return !isSession && line.startsWith('#') ? 'remark' : 'output';
  };

  const blocks: TerminalBlock[] = [];
  lines.forEach((line, index) => {
    const text = line.replace(prompt, '') + (index < lines.length - 1 ? '\n' : '');
    const last = blocks.at(-1);
    const isIndented = !isSession && /^\s+\S/.test(line);
    const continues = last?.kind === 'command' && (isIndented || /\\\n$/.test(last.text));
    const kind = kindOf(line);
    if (continues || (kind === 'output' && last?.kind === kind)) last!.text += text;
    else blocks.push({kind, text, start: index + 1});
  });
  return blocks.flatMap(({kind, text, start}) =>
    kind === 'output'
      ? drawOutput(
          text,
          (line) => marked.has(start + line),
          (line) => colors.filter((range) => range.line === start + line),
        )
      : h('span', {className: kind}, kind === 'command' ? drawCommand(text) : text),
  );
}

/** Keeps the flags of a command whole where its lines do not fit on a phone. */
const drawCommand = (command: string): ElementContent[] =>
  command.split('\n').every(({length}) => length + 2 <= maxPhoneLine)
    ? [textNode(command)]
    : keepFlagsWhole(command);

/**
 * Long lines are elements: on a phone their ends go on below, further in.
 * @param isMarked is asked of each line, from 0
 * @param colorsOf gives the colors of a line, from 0
 */
function drawOutput(
  output: string,
  isMarked: (line: number) => boolean,
  colorsOf: (line: number) => readonly ColoredRange[],
): ElementContent[] {
  const ended = output.endsWith('\n') ? output.slice(0, -1) : output;
  const lines = ended.split('\n');
  return lines.flatMap((text, index) => {
    const isLast = index === lines.length - 1 && ended === output;
    const line = [...piecesOf(text, colorsOf(index)), ...(isLast ? [] : [textNode('\n')])];
    const whole = text.length > maxPhoneLine ? [h('span', line)] : line;
    return isMarked(index) ? [h('mark.line', whole)] : whole;
  });
}

/** Characters of one color, with the blanks between them, become one element. */
function piecesOf(text: string, ranges: readonly ColoredRange[]): ElementContent[] {
  const colors = new Array<ColorLetter | undefined>(text.length).fill(undefined);
  for (const {start, end, color} of ranges) colors.fill(color, start, end);
  for (const {0: blanks, index} of text.matchAll(/ +/g)) {
    const end = index + blanks.length;
    if (colors[index - 1] === colors[end]) colors.fill(colors[end], index, end);
  }
  const starts = [...colors.keys()].filter(
    (index) => index === 0 || colors[index] !== colors[index - 1],
  );
  return starts.map((start, index) => {
    const part = text.slice(start, starts[index + 1]);
    const color = colors[start];
    if (!color || part.trim() === '') return textNode(part);
    return h('b', {className: color === 'b' ? undefined : color}, part);
  });
}

const textNode = (value: string): ElementContent => ({type: 'text', value});
