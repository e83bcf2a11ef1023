import {structuredPatch} from 'diff';

/** Stands for anything: alone on a line for any lines, at a line's end for the rest of it. */
const anything = '…';

/** Takes away what differs from run to run and from machine to machine. */
const normalized = (text: string) =>
  text
    .replace(/\d+(?:\.\d+)?(?= (?:ms|s|seconds?|minutes?)\b)/g, 'N')
    .replace(/(?<=^\s*Time: )\d+(?=ms$)/gm, 'N')
    .replace(/(?<=^\s*Built at: )\d.*/gm, 'N')
    .replace(/(?<=^\(node:)\d+(?=\) )/gm, 'N')
    .replace(/\d+(?:\.\d+)? (?:bytes|KiB|MiB)\b/g, 'N bytes')
    .replace(/\bv?\d+\.\d+\.\d+(?:-[\w.]+)?\b/g, 'VERSION')
    .replace(/(?<=\/\/(?:localhost|127\.0\.0\.1|\[::1\]):)\d+/g, 'PORT')
    .replace(/[ \t]+$/gm, '')
    .trimEnd();

/**
 * Compares an output that a page shows with that of a run: times, sizes and versions do not count,
 * and `…` on the page stands for whatever was left out.
 * @returns undefined when they are the same, else the difference as a patch
 */
export function differenceOf(shown: string, actual: string): string | undefined {
  const [expected, got] = [normalized(shown), normalized(actual)].map((text) => text.split('\n'));
  if (matches(expected!, got!)) return undefined;
  const {hunks} = structuredPatch('', '', normalized(shown), normalized(actual), '', '', {
    context: 2,
  });
  const parts = hunks.map(({lines}) => lines.filter((line) => !line.startsWith('\\')));
  return parts.map((lines) => lines.join('\n')).join(`\n${anything}\n`);
}

function matches([first, ...rest]: readonly string[], actual: readonly string[]): boolean {
  if (first === undefined) return actual.length === 0;
  if (first === anything) {
    return actual.some((_, index) => matches(rest, actual.slice(index))) || matches(rest, []);
  }
  const [line, ...further] = actual;
  if (line === undefined) return false;
  const same = first.endsWith(anything)
    ? line.startsWith(first.slice(0, -1).trimEnd())
    : first === line;
  return same && matches(rest, further);
}
