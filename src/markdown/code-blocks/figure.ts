import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import path from 'node:path';
import {diffLines} from './diff';
import type {Fence} from './fence';
import {highlight} from './highlight';
import {grammarOf, labelOf} from './languages';
import {wrapLines} from './lines';
import {isTerminal, terminalLines} from './terminal';

/** How one kind of block is shown. */
interface Sheet {
  kind?: 'terminal' | 'diff' | 'output';
  lines: ElementContent[];
  /** Name for people who do not see the block. */
  name: string;
  /** What the copy button copies. */
  copies: string;
}

/**
 * Draws a code block as plain HTML: title and language, copy button, and the code in a box that
 * scrolls by keyboard. It needs no script; `src/client/copy-code.ts` brings the button to life.
 * @param fence what was written
 * @param mirrored whether it comes from a package's README
 */
export function codeFigure(fence: Fence, mirrored: boolean): Element {
  const {title, language} = fence;
  const {kind, lines, name, copies} = sheetOf(fence, mirrored);
  const label = captionLabel(fence, kind);
  const caption = [
    ...(title ? [h('span', {className: 'codeTitle'}, title)] : []),
    ...(label ? [h('span', {className: 'codeLanguage'}, label)] : []),
  ];
  return h('figure', {className: ['code', ...(kind ? [kind] : [])]}, [
    ...(caption.length > 0 ? [h('figcaption', caption)] : []),
    h('button', {type: 'button', className: 'copy', dataCopy: '', ariaLabel: `Copy ${copies}`}, [
      h('span', {ariaHidden: 'true'}, 'Copy'),
    ]),
    h('pre', {tabIndex: 0, role: 'group', ariaLabel: name}, [
      h('code', {className: language ? [`language-${language}`] : undefined}, lines),
    ]),
  ]);
}

function sheetOf(fence: Fence, mirrored: boolean): Sheet {
  const {title, language = 'text', marked, source} = fence;
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
  if (!grammarOf(language) && !title) {
    return {
      kind: 'output',
      lines: [{type: 'text', value: source}],
      name: 'Plain text',
      copies: 'text',
    };
  }
  const code = highlight(source, language);
  return {
    lines:
      marked.size > 0 ? wrapLines(code, (line) => (marked.has(line) ? 'mark' : undefined)) : code,
    name: title ? `${title}, ${labelOf(language)}` : labelOf(language),
    copies: title ?? 'code',
  };
}

/** The language is told unless the title's ending tells it. */
function captionLabel({title, language = 'text'}: Fence, kind: Sheet['kind']): string | undefined {
  if (kind === 'terminal' || kind === 'output') return undefined;
  const ending = path.extname(title ?? '').slice(1);
  return ending && labelOf(ending) === labelOf(language) ? undefined : labelOf(language);
}
