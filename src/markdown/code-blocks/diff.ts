import type {ElementContent} from 'hast';
import path from 'node:path';
import type {Fence} from '../../content/fences/fence';
import {highlight} from '../../content/fences/highlight';
import {wrapLines} from './lines';

const elements: Record<string, string> = {'+': 'ins.line', '-': 'del.line'};
const isHeader = (line: string) => /^(diff --git |index [\da-f]|--- |\+\+\+ |@@ )/.test(line);

/**
 * Gives a diff as the changed code itself, in the colors of its own language, with `ins` and `del`
 * around the lines that changed. The signs leave the text: the style sheet shows them.
 */
export function diffLines({source, title}: Fence): ElementContent[] {
  const lines = source.split('\n');
  const unsigned = withoutSigns(lines);
  const language = title && path.extname(title).slice(1);
  return wrapLines(highlight(unsigned.join('\n'), language), (number) => {
    const line = lines[number - 1]!;
    return isHeader(line) ? undefined : elements[line.charAt(0)];
  });
}

/** People write a sign in a column of its own, before the line, with a blank behind it, or as its first blank. */
function withoutSigns(lines: readonly string[]): string[] {
  const code = lines.filter((line) => line.trim() !== '' && !isHeader(line));
  const isSigned = (line: string) => /^[-+]/.test(line);
  const hasColumn = code.every((line) => /^[-+ ]/.test(line));
  const margin = Math.min(
    ...code.filter((line) => hasColumn || isSigned(line)).map((line) => blanksOf(line.slice(1))),
  );
  const rest = code.filter((line) => !isSigned(line));
  const isAligned = margin % 2 === 0 && rest.every((line) => blanksOf(line) % 2 === 0);
  const hasBlank = margin === 1 && (hasColumn || !rest.some((line) => /[([{]$/.test(line)));
  return lines.map((line) => {
    if (isHeader(line) || (!hasColumn && !isSigned(line))) return line;
    if (hasBlank) return line.slice(2);
    return hasColumn || isAligned ? line.slice(1) : ` ${line.slice(1)}`;
  });
}

const blanksOf = (line: string) => /^ */.exec(line)![0].length;
