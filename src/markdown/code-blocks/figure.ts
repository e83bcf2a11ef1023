import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import path from 'node:path';
import {annotatedLines} from './annotations';
import {diffLines} from './diff';
import type {Fence} from '../../content/fences/fence';
import {highlight} from '../../content/fences/highlight';
import {grammarOf, labelOf} from '../../content/fences/languages';
import {wrapLines} from './lines';
import {isTerminal, terminalLines} from './terminal';

/** How one kind of block is shown. */
interface Sheet {
  kind?: 'terminal' | 'diff' | 'output' | 'annotated';
  lines: ElementContent[];
  /** Name for people who do not see the block. */
  name: string;
  /** What the copy button copies. */
  copies: string;
}

/**
 * Draws a code block as plain HTML: title and language, copy button, and the code in a box that
 * scrolls by keyboard. It needs no script; `src/browser/copy-code.ts` brings the button to
 * life.
 * @param fence what was written
 * @param mirrored whether it comes from a package's README
 * @param newId gives ids that the page has not yet
 */
export function codeFigure(fence: Fence, mirrored: boolean, newId: () => string): Element {
  const {title, language, focused} = fence;
  const {kind, lines, name, copies} = sheetOf(fence, mirrored, newId);
  const label = captionLabel(fence, kind);
  const caption = [
    ...(title ? [h('span', {className: 'codeTitle'}, title)] : []),
    ...(label ? [h('span', {className: 'codeLanguage'}, label)] : []),
  ];
  const classes = ['code', ...(kind ? [kind] : []), ...(focused.size > 0 ? ['focused'] : [])];
  return h('figure', {className: classes}, [
    ...(caption.length > 0 ? [h('figcaption', caption)] : []),
    h('button', {type: 'button', className: 'copy', dataCopy: '', ariaLabel: `Copy ${copies}`}, [
      h('span', {ariaHidden: 'true'}, 'Copy'),
    ]),
    h('pre', {tabIndex: 0, role: 'group', ariaLabel: name}, [
      h('code', {className: language ? [`language-${language}`] : undefined}, lines),
    ]),
  ]);
}

function sheetOf(fence: Fence, mirrored: boolean, newId: () => string): Sheet {
  const {title, language = 'text', source} = fence;
  if (fence.annotated)
    return {...sourceFile(fence, annotatedLines(fence, newId)), kind: 'annotated'};
  if (isTerminal(fence) || language === 'diff') assertNoLines(fence);
  if (isTerminal(fence)) {
    return {
      kind: 'terminal',
      lines: terminalLines(fence, mirrored),
      name: 'Terminal',
      copies: 'commands',
    };
  }
  if (language === 'diff') {
    const name = `${title ? `${title}, changes` : 'Changes'}`;
    return {kind: 'diff', lines: diffLines(fence), name, copies: title ?? 'changed code'};
  }
  const lines = wrapLines(highlight(source, language), selectorFor(fence));
  if (!grammarOf(language) && !title) {
    return {
      kind: 'output',
      lines,
      name: 'Plain text',
      copies: 'text',
    };
  }
  return sourceFile(fence, lines);
}

function assertNoLines({marked, focused, language}: Fence): void {
  if (marked.size + focused.size === 0) return;
  throw new Error(`${language} has no lines to mark or focus: leave out {…}`);
}

/** Gives what a line is wrapped in. */
const selectorFor =
  ({marked, focused}: Fence) =>
  (line: number): string | undefined => {
    const focus = focused.has(line) ? '.focus' : '';
    if (marked.has(line)) return `mark.line${focus}`;
    return focus && `span.line${focus}`;
  };

const sourceFile = ({title, language = 'text'}: Fence, lines: ElementContent[]): Sheet => ({
  lines,
  name: title ? `${title}, ${labelOf(language)}` : labelOf(language),
  copies: title ?? 'code',
});

/** The language is told unless the title's ending tells it. */
function captionLabel({title, language = 'text'}: Fence, kind: Sheet['kind']): string | undefined {
  if (kind === 'terminal' || kind === 'output') return undefined;
  const ending = path.extname(title ?? '').slice(1);
  return ending && labelOf(ending) === labelOf(language) ? undefined : labelOf(language);
}
