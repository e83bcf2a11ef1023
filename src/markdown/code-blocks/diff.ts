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
  const hasSignColumn = lines.every((line) => line === '' || isHeader(line) || /^[-+ ]/.test(line));
  const unsigned = lines.map((line) => {
    if (isHeader(line)) return line;
    if (hasSignColumn) return line.slice(1);
    return line.replace(/^[-+]/, ' ');
  });
  const language = title && path.extname(title).slice(1);
  return wrapLines(highlight(unsigned.join('\n'), language), (number) => {
    const line = lines[number - 1]!;
    return isHeader(line) ? undefined : elements[line.charAt(0)];
  });
}
