import {CodeError} from '../code-error';

/** Lines of code that belong together: some always shown, others folded away. */
export interface Region {
  /** What it is about, as inline Markdown: often a link to the page of an option. */
  label: string;
  /** Number of its first line, from 1; marks are not counted here. */
  first: number;
  /** Number of the first line that is folded away; one after `last` when there is none. */
  folded: number;
  last: number;
  /** Number of the line that opens it, marks counted. */
  opened: number;
}

/** Code without the marks of its regions: it is what readers see and copy. */
export interface MarkedCode {
  source: string;
  regions: Region[];
}

const mark = /^\s*\/\/ @(details|more|end)\b[^\S\n]*(.*)$/;

/**
 * Takes the marks of regions out of code. They are comments: with them, too, the code runs.
 *
 *     // @details [mode](mode.md)
 *     mode: "production",
 *     // @more
 *     // `"development"` builds faster
 *     // @end
 * @throws CodeError when a mark stands where it cannot
 */
export function readRegions(marked: string): MarkedCode {
  const lines: string[] = [];
  const regions: Region[] = [];
  let open: Region | undefined;
  marked.split('\n').forEach((line, index) => {
    const [, word, label = ''] = mark.exec(line) ?? [];
    if (!word) return lines.push(line);
    const here = index + 1;
    const next = lines.length + 1;
    if (word === 'details') {
      if (open) throw unclosed(open, `before the one in line ${here}`);
      if (!label) throw new CodeError('// @details says nothing: name what it is about', here);
      return (open = {label, first: next, folded: 0, last: 0, opened: here});
    }
    if (!open) throw new CodeError(`// @${word} has no // @details above it`, here);
    if (open.first === next) throw new CodeError('// @details shows no line', open.opened);
    if (word === 'more') {
      if (open.folded) throw new CodeError('// @more stands here twice: keep one', here);
      return (open.folded = next);
    }
    if (open.folded === next) throw new CodeError('// @more folds no line away', here);
    regions.push({...open, folded: open.folded || next, last: next - 1});
    return (open = undefined);
  });
  if (open) throw unclosed(open, 'before the block ends');
  return {source: lines.join('\n'), regions};
}

const unclosed = ({label, opened}: Region, where: string) =>
  new CodeError(`// @details ${label} is not closed: write // @end ${where}`, opened);
