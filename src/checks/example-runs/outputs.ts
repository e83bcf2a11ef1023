import {diffArrays, structuredPatch} from 'diff';
import type {Code} from 'mdast';
import type {Fence} from '../../content/fences/fence';

/** A command of a terminal, and the output that the page shows for it. */
export interface Exchange {
  command: string;
  output: string;
  /** 1-based line of the terminal. */
  line: number;
}

/** Whether what a terminal shows is compared with a run. */
export const isCompared = ({example, project, pasted}: Fence): boolean =>
  pasted === undefined && (example ?? project) !== undefined;

/** The same of a code block whose attributes are not read. */
export const isComparedCode = ({lang, meta}: Code): boolean =>
  lang?.toLowerCase() === 'console' &&
  /\b(?:example|project)=/.test(meta ?? '') &&
  !/\bpasted=/.test(meta ?? '');

/** Whether a terminal shows what its commands print. */
export const showsOutput = ({language, source}: Fence): boolean =>
  language === 'console' && source.split('\n').some((line) => !line.startsWith('$'));

/** Reads a terminal: lines that start with `$ ` are commands, the others are answers. */
export function exchangesIn({source}: Pick<Fence, 'source'>): Exchange[] {
  const exchanges: Exchange[] = [];
  let inCommand = false;
  for (const [index, line] of source.split('\n').entries()) {
    const last = exchanges.at(-1);
    const starts = line.startsWith('$ ');
    if (inCommand && last) last.command += `\n${line}`;
    else if (starts) exchanges.push({command: line.slice(2), output: '', line: index + 1});
    else if (last) last.output += `${line}\n`;
    inCommand = (inCommand || starts) && line.endsWith('\\');
  }
  return exchanges;
}

/** Stands for anything: alone on a line for any lines, at a line's end for the rest of it. */
const ellipsis = '…';

/** What differs from run to run and from machine to machine, and what replaces it in a comparison. */
const variables: readonly [pattern: RegExp, substitute: string][] = [
  [/(?<![\w.])\d+(?:\.\d+)? ?(?:ms|s|seconds?|minutes?)\b/gm, 'N ms'],
  [/(?<=^ℹ duration_ms )[\d.]+$/gm, 'N'],
  [/(?<=^\s*Built at: )\d.*/gm, 'N'],
  [/(?<=^\(node:)\d+(?=\) )/gm, 'N'],
  [/\d+(?:\.\d+)? (?:bytes|KiB|MiB)\b/gm, 'N bytes'],
  [/\bv?\d+\.\d+\.\d+(?:-[\w.]+)?\b/gm, 'VERSION'],
  [/(?<=\/\/(?:localhost|127\.0\.0\.1|\[::1\]):)\d+/gm, 'PORT'],
];

/** Splits a line into what is the same in each run and what is not, alternating. */
export const variablePart = new RegExp(
  `(${variables.map(([pattern]) => pattern.source).join('|')})`,
  'm',
);

/** Takes away what differs from run to run and from machine to machine. */
const normalized = (text: string) =>
  variables
    .reduce((result, [pattern, substitute]) => result.replace(pattern, substitute), text)
    .replace(/[ \t]+$/gm, '')
    .trimEnd();

/**
 * Compares an output that a page shows with that of a run: times, sizes and versions do not count,
 * and `…` on the page means lines that were left out.
 * @returns undefined when they are the same, else the difference as a patch
 */
export function differenceOf(pageOutput: string, actual: string): string | undefined {
  const expected = normalized(pageOutput);
  const printed = normalized(actual);
  if (alignLines(pageOutput, actual)) return undefined;

  const {hunks} = structuredPatch('', '', expected, printed, '', '', {context: 2});
  const parts = hunks.map(({lines}) => lines.filter((line) => !line.startsWith('\\')));
  return parts.map((lines) => lines.join('\n')).join(`\n${ellipsis}\n`);
}

/**
 * Gives what a page is to show of a run in the place of what it shows: what the page leaves out
 * stays left out, between the same lines as before.
 */
export function updatedOutput(pageOutput: string, actual: string): string {
  if (differenceOf(pageOutput, actual) === undefined) return pageOutput.trimEnd();
  const linesOf = (text: string) => text.trimEnd().split('\n');
  const pageLines = linesOf(pageOutput);
  const isSame = (line: string, actualLine: string) =>
    isSameLine(normalized(line), normalized(actualLine));
  const parts = diffArrays(pageLines, linesOf(actual), {comparator: isSame});
  const lines: string[] = [];
  let at = 0;
  let removedLines: string[] = [];
  let addedLines: string[] = [];
  const closeGap = () => {
    lines.push(...shortened(removedLines, addedLines));
    removedLines = [];
    addedLines = [];
  };
  for (const {added, removed, value} of parts) {
    if (removed) removedLines.push(...value);
    else if (added) addedLines.push(...value);
    else {
      closeGap();
      // Take the lines of the run, except where the page cuts a line with "…".
      const same = pageLines.slice(at, at + value.length);
      lines.push(...value.map((line, index) => (isCut(same[index]!) ? same[index]! : line)));
    }
    if (!added) at += value.length;
  }
  closeGap();
  return lines.join('\n');
}

/** Puts the `…` of the page's old lines into the new ones, at the same distance from both ends. */
function shortened(
  removedLines: readonly string[],
  addedLines: readonly string[],
): readonly string[] {
  const bare = removedLines.map((line) => line.trim());
  const first = bare.indexOf(ellipsis);
  if (first < 0) return addedLines;
  const linesAfter = removedLines.length - 1 - bare.lastIndexOf(ellipsis);
  const omitted = addedLines.slice(first, addedLines.length - linesAfter);
  return omitted.length === 0
    ? addedLines
    : [
        ...addedLines.slice(0, first),
        removedLines[first]!,
        ...addedLines.slice(addedLines.length - linesAfter),
      ];
}

const isCut = (line: string) => line.endsWith(ellipsis);

/** @param line on the page; its end may be left out */
const isSameLine = (line: string, actual: string): boolean =>
  isCut(line) && line !== ellipsis
    ? actual.startsWith(line.slice(0, -1).trimEnd())
    : line === actual;

/**
 * Tells which line of a run each line of a page shows.
 * @returns for each line of the page the position of the one in the run, undefined where the page
 *   leaves lines out; nothing when the page shows something else
 */
export const alignLines = (
  pageOutput: string,
  actual: string,
): (number | undefined)[] | undefined =>
  alignFrom(normalized(pageOutput).split('\n'), normalized(actual).split('\n'), 0);

function alignFrom(
  [first, ...remaining]: readonly string[],
  actual: readonly string[],
  position: number,
): (number | undefined)[] | undefined {
  if (first === undefined) return actual.length === position ? [] : undefined;
  if (first === ellipsis) {
    for (let next = position; next <= actual.length; next += 1) {
      const aligned = alignFrom(remaining, actual, next);
      if (aligned) return [undefined, ...aligned];
    }
    return undefined;
  }
  const line = actual[position];
  if (line === undefined || !isSameLine(first, line)) return undefined;
  const aligned = alignFrom(remaining, actual, position + 1);
  return aligned && [position, ...aligned];
}
