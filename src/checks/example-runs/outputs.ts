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

/** Tells whether the output of a terminal is compared with a run. */
export const isCompared = ({example, project, pasted}: Fence): boolean =>
  pasted === undefined && (example ?? project) !== undefined;

/** The same for a node of the syntax tree. */
export const isComparedCode = ({lang, meta}: Code): boolean =>
  lang?.toLowerCase() === 'console' &&
  /\b(?:example|project)=/.test(meta ?? '') &&
  !/\bpasted=/.test(meta ?? '');

/** Tells whether a terminal shows the output of its commands. */
export const showsOutput = ({language, source}: Fence): boolean =>
  language === 'console' && source.split('\n').some((line) => !line.startsWith('$'));

/** Parses a terminal: lines that start with `$ ` are commands, the others are output. */
export function parseExchanges({source}: Pick<Fence, 'source'>): Exchange[] {
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

/** Stands for omitted text: on a line by itself for any lines, at the end of a line for the rest of it. */
const ellipsis = '…';

/** Patterns of what differs between runs and machines, each with its replacement for comparisons. */
const variablePatterns: readonly [pattern: RegExp, substitute: string][] = [
  [/(?<![\w.])\d+(?:\.\d+)? ?(?:ms|s|seconds?|minutes?)\b/gm, 'N ms'],
  [/(?<=^ℹ duration_ms )[\d.]+$/gm, 'N'],
  [/(?<=^memory: )[\d.]+ MiB$/gm, 'N MiB'],
  [/(?<=^\s*Built at: )\d.*/gm, 'N'],
  [/(?<=^\(node:)\d+(?=\) )/gm, 'N'],
  [/\bv?\d+\.\d+\.\d+(?:-[\w.]+)?\b/gm, 'VERSION'],
  [/(?<=\/\/(?:localhost|127\.0\.0\.1|\[::1\]):)\d+/gm, 'PORT'],
];

/** A size: all runs have to print the same one, but a line with another one is still the same line. */
const size = /\d+(?:\.\d+)? (?:bytes|KiB|MiB)\b/g;

/** Splits a line into constant and variable parts, alternating. */
export const variablePart = new RegExp(
  `(${variablePatterns.map(([pattern]) => pattern.source).join('|')})`,
  'm',
);

/** Replaces what differs between runs and machines. */
function normalizeOutput(text: string): string {
  let result = text;
  for (const [pattern, substitute] of variablePatterns)
    result = result.replace(pattern, substitute);
  return result.replace(/[ \t]+$/gm, '').trimEnd();
}

const withoutSizes = (line: string) => normalizeOutput(line).replace(size, 'N bytes');

/**
 * Compares the output on a page with that of a run. Differences of times and versions do not
 * count, and `…` on the page stands for omitted lines.
 * @returns undefined when they are equal, or else the difference as a patch
 */
export function diffOutputs(pageOutput: string, actual: string): string | undefined {
  const expected = normalizeOutput(pageOutput);
  const printed = normalizeOutput(actual);
  if (alignLines(pageOutput, actual)) return undefined;

  const {hunks} = structuredPatch('', '', expected, printed, '', '', {context: 2});
  const parts = hunks.map(({lines}) => lines.filter((line) => !line.startsWith('\\')));
  return parts.map((lines) => lines.join('\n')).join(`\n${ellipsis}\n`);
}

/**
 * Updates the output on a page to that of a run. Omitted lines stay omitted, between the same lines as
 * before.
 */
export function updateOutput(pageOutput: string, actual: string): string {
  if (diffOutputs(pageOutput, actual) === undefined) return pageOutput.trimEnd();
  const linesOf = (text: string) => text.trimEnd().split('\n');
  const pageLines = linesOf(pageOutput);
  const isSame = (line: string, actualLine: string) =>
    isSameLine(withoutSizes(line), withoutSizes(actualLine));
  const parts = diffArrays(pageLines, linesOf(actual), {comparator: isSame});
  const lines: string[] = [];
  let index = 0;
  let removedLines: string[] = [];
  let addedLines: string[] = [];
  const addPendingLines = () => {
    lines.push(...omitLines(removedLines, addedLines));
    removedLines = [];
    addedLines = [];
  };
  for (const {added, removed, value} of parts) {
    if (removed) removedLines.push(...value);
    else if (added) addedLines.push(...value);
    else {
      addPendingLines();
      // Take the lines of the run, except where the page cuts a line with "…".
      const same = pageLines.slice(index, index + value.length);
      lines.push(...value.map((line, offset) => (isCut(same[offset]!) ? same[offset]! : line)));
    }
    if (!added) index += value.length;
  }
  addPendingLines();
  return lines.join('\n');
}

/** Replaces new lines by the `…` of the old ones, at the same distance from both ends. */
function omitLines(
  removedLines: readonly string[],
  addedLines: readonly string[],
): readonly string[] {
  const trimmedLines = removedLines.map((line) => line.trim());
  const first = trimmedLines.indexOf(ellipsis);
  if (first < 0) return addedLines;
  const linesAfter = removedLines.length - 1 - trimmedLines.lastIndexOf(ellipsis);
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
 * Aligns the lines of an output on a page with those of a run.
 * @returns for each line of the page the index of the line in the run, or undefined for `…`; nothing when
 *   the outputs differ
 */
export const alignLines = (
  pageOutput: string,
  actual: string,
): (number | undefined)[] | undefined =>
  alignFrom(normalizeOutput(pageOutput).split('\n'), normalizeOutput(actual).split('\n'), 0);

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
