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
import {textKindOf} from './text-kind';
import {isWide} from './width';

/** How one kind of block is shown. */
interface Sheet {
  kind?: 'terminal' | 'diff' | 'output' | 'error' | 'annotated';
  lines: ElementContent[];
  /** What the head row says of a block that is no file. */
  label?: string;
  /** Name for people who do not see the block. */
  name: string;
  /** What the copy button copies. */
  copies: string;
}

/**
 * Draws a code block as plain HTML: a head row with the name of the file, or what the block is, and
 * the copy button, and below it the code in a box that scrolls by keyboard. It needs no script;
 * `src/browser/copy-code.ts` brings the button to life.
 * @param fence what was written
 * @param mirrored whether it comes from a package's README
 */
export function codeFigure(fence: Fence, mirrored: boolean): Element {
  const {title, language, marked} = fence;
  const {kind, lines, name, copies, label} = sheetOf(fence, mirrored);
  const classes = [
    'code',
    ...(kind ? [kind] : []),
    ...(marked.size > 0 ? ['marked'] : []),
    ...(isWide(fence) && kind !== 'error' && kind !== 'annotated' ? ['across'] : []),
  ];
  return h('figure', {className: classes}, [
    title
      ? h('figcaption', [title, ...languageBeside(fence)])
      : h('figcaption.kind', label ?? labelOf(language ?? 'text')),
    h('button.copy', {ariaLabel: `Copy ${copies}`}, 'Copy'),
    h('pre', {tabIndex: 0, role: 'group', ariaLabel: name}, [
      h('code', {className: language ? [`language-${language}`] : undefined}, lines),
    ]),
  ]);
}

function sheetOf(fence: Fence, mirrored: boolean): Sheet {
  const {title, language = 'text', source} = fence;
  const isText = !grammarOf(language) && !title;
  if (fence.says && (!isText || isTerminal(fence))) {
    throw new Error(`${fence.says} says what a block of text is: write text, and no title`);
  }
  if (fence.annotated) {
    const file = sourceFile(fence, annotatedLines(fence));
    return {...file, name: `${file.name}, with notes`, kind: 'annotated'};
  }
  if (isTerminal(fence)) {
    assertNoLines(fence, 'a run may move them; write mark="words of the line"');
    return {
      kind: 'terminal',
      lines: terminalLines(fence, mirrored),
      label: 'Terminal',
      name: 'Terminal',
      copies: 'commands',
    };
  }
  if (language === 'diff') {
    assertNoLines({...fence, mark: undefined}, 'it marks changes itself');
    const name = `${title ? `${title}, changes` : 'Changes'}`;
    return {kind: 'diff', lines: diffLines(fence), name, copies: title ?? 'changed code'};
  }
  const lines = wrapLines(highlight(source, language), selectorFor(fence));
  if (!isText) return sourceFile(fence, lines);
  const {kind, label} = textKindOf(fence, mirrored);
  return {kind, lines, label, name: label, copies: 'text'};
}

function assertNoLines({marked, mark, language}: Fence, hint: string): void {
  if (mark !== undefined || marked.size === 0) return;
  throw new Error(`${language} has no lines to mark by number: ${hint}`);
}

/** Gives what a line is wrapped in. */
const selectorFor =
  ({marked}: Fence) =>
  (line: number): string | undefined =>
    marked.has(line) ? 'mark.line' : undefined;

const sourceFile = ({title, language = 'text'}: Fence, lines: ElementContent[]): Sheet => ({
  lines,
  name: title ? `${title}, ${labelOf(language)}` : labelOf(language),
  copies: title ?? 'code',
});

/** The language is told unless the title's ending tells it. */
function languageBeside({title = '', language = ''}: Fence): Element[] {
  const ending = path.extname(title).slice(1);
  const isTold = !grammarOf(language) || labelOf(ending) === labelOf(language);
  return isTold ? [] : [h('small', labelOf(language))];
}
