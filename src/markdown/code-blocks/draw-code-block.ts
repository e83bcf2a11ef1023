import path from 'node:path';
import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import type {Fence} from '../../content/fences/fence';
import {parseColors, terminalKey} from '../../content/fences/recorded-colors';
import {highlight} from '../../content/fences/highlight';
import {grammarOf, labelOf} from '../../content/fences/languages';
import {drawAnnotatedLines} from './annotations';
import {wrapLines} from './lines';
import {isTerminal, maxPhoneLine, drawTerminalLines} from './terminal';

/** Options for drawing the code blocks of a page. */
export interface CodeBlockOptions {
  /** The label of plain text that is not an error, warning, hint or list of files. */
  textLabel: string;
  /** Recorded colors of terminals, by `terminalKey`; other terminals have no colors. */
  terminalColors: Readonly<Record<string, string>>;
  /** Whether the block is in a list item or a block quotation, where lines are shorter. */
  isIndented: boolean;
}

/** How a block is shown. */
interface BlockStyle {
  kind?: 'terminal' | 'diff' | 'output' | 'error' | 'annotated';
  lines: ElementContent[];
  /** The label in the head row of a block that is not a file. */
  label?: string;
  /** The accessible name of the block. */
  name: string;
  /** What the copy button copies. */
  copies: string;
}

/**
 * Draws a code block as plain HTML: a head row with the name of the file, or what the block is, and
 * the copy button, and below it the code in a box that scrolls by keyboard. It needs no script;
 * `src/browser/copy-code.ts` handles the button.
 */
export function drawCodeBlock(
  fence: Fence,
  {textLabel = 'Output', terminalColors = {}, isIndented = false}: Partial<CodeBlockOptions> = {},
): Element {
  const {title, language, marked} = fence;
  const {kind, lines, name, copies, label} = styleOf(fence, textLabel, terminalColors);
  const isAcross = isWide(fence, isIndented) && kind !== 'error' && kind !== 'annotated';
  const classes = [
    'code',
    ...(kind ? [kind] : []),
    ...(marked.size > 0 ? ['marked'] : []),
    ...(isAcross ? ['across'] : []),
  ];
  return h('figure', {className: classes}, [
    title
      ? h('figcaption', [title, ...languageLabel(fence)])
      : h('figcaption.kind', label ?? labelOf(language ?? 'text')),
    h('button.copy', {ariaLabel: `Copy ${copies}`}, 'Copy'),
    h('pre', {tabIndex: 0, role: 'group', ariaLabel: name}, [
      h('code', {className: language ? [`language-${language}`] : undefined}, lines),
    ]),
  ]);
}

function styleOf(
  fence: Fence,
  textLabel: string,
  terminalColors: CodeBlockOptions['terminalColors'],
): BlockStyle {
  const {title, language = 'text', source} = fence;
  const isText = !grammarOf(language) && !title;
  if (fence.severity && (!isText || isTerminal(fence))) {
    throw new Error(`${fence.severity} says what a block of text is: write text, and no title`);
  }
  if (fence.annotated) {
    const file = sourceFile(fence, drawAnnotatedLines(fence));
    return {...file, name: `${file.name}, with notes`, kind: 'annotated'};
  }
  if (isTerminal(fence)) {
    assertNoLines(fence, 'a run may move them; write mark="words of the line"');
    return {
      kind: 'terminal',
      lines: drawTerminalLines(fence, parseColors(terminalColors[terminalKey(source)] ?? '')),
      label: 'Terminal',
      name: 'Terminal',
      copies: 'commands',
    };
  }
  if (language === 'diff') {
    assertNoLines({...fence, mark: undefined}, 'it marks changes itself');
    const name = title ? `${title}, changes` : 'Changes';
    return {kind: 'diff', lines: diffLines(fence), name, copies: title ?? 'changed code'};
  }
  const isLong = source.split('\n').map(({length}) => isText && length > maxPhoneLine);
  const lines = wrapLines(highlight(source, language), (line) => {
    if (fence.marked.has(line)) return 'mark.line';
    return isLong[line - 1] ? 'span' : undefined;
  });
  if (!isText) return sourceFile(fence, lines);
  const {kind, label} = textKindOf(fence, textLabel);
  return {kind, lines, label, name: label, copies: 'text'};
}

function assertNoLines({marked, mark, language}: Fence, hint: string): void {
  if (mark !== undefined || marked.size === 0) return;
  throw new Error(`${language} has no lines to mark by number: ${hint}`);
}

const sourceFile = ({title, language = 'text'}: Fence, lines: ElementContent[]): BlockStyle => ({
  lines,
  name: title ? `${title}, ${labelOf(language)}` : labelOf(language),
  copies: title ?? 'code',
});

/** Gives the language as a label, unless the extension in the title shows it. */
function languageLabel({title = '', language = ''}: Fence): Element[] {
  const ending = path.extname(title).slice(1);
  const isImplied = !grammarOf(language) || labelOf(ending) === labelOf(language);
  return isImplied ? [] : [h('small', labelOf(language))];
}

const elementBySign: Record<string, string> = {'+': 'ins.line', '-': 'del.line'};

/**
 * Gives a diff as the changed code itself, in the colors of its own language, with `ins` and `del`
 * around the lines that changed. The column of signs leaves the text: the style sheet shows them.
 */
function diffLines({source, title}: Fence): ElementContent[] {
  const lines = source.split('\n');
  const unsigned = lines.map((line) => line.replace(/^[-+ ]/, ''));
  const language = title && path.extname(title).slice(1);
  return wrapLines(
    highlight(unsigned.join('\n'), language),
    (number) => elementBySign[lines[number - 1]!.charAt(0)],
  );
}

/** Beginnings of errors of webpack, its tools, browsers and Node.js. */
const errorPatterns = [
  /^(?:\d+ )?ERRORS?\b/,
  /^(?:<e> |error |npm error )/,
  /^(?:\[[\w-]+\] )?(?:✖ |Uncaught )?(?:[\w$]*Error|Watchpack Error)\b[^:]*:/,
  /^(?:\[[\w-]+\] )(?:✖|Invalid|Failed)/,
  /^Module (?:not found|parse failed|build failed|build error)/,
  /^Invalid \w+ object\b/,
  /^- configuration\b/,
  /^(?:Conflict|BREAKING CHANGE):/,
  /^(?:Failed|Can't|Cannot|Uncaught) /,
];
const warningPatterns = [
  /^(?:\d+ )?WARNINGS?\b/,
  /^(?:<w> |npm warn )/,
  /^(?:\[[\w-]+\] )⚠/,
  /^(?:\[\w+\] )?\w*DeprecationWarning\b/,
];

/**
 * Classifies plain text by its attribute `error` or `warning`, or else by how it begins.
 * @returns the class and the label of the block
 */
function textKindOf(
  {source, severity, files}: Fence,
  textLabel: string,
): {kind: 'error' | 'output'; label: string} {
  const lines = source.split('\n').filter((line) => line.trim());
  const first = lines[0]?.trim() ?? '';
  const startsWithAny = (patterns: readonly RegExp[]) =>
    patterns.some((pattern) => pattern.test(first));
  if (severity === 'error' || (!severity && startsWithAny(errorPatterns)))
    return {kind: 'error', label: 'Error'};
  if (severity === 'warning' || (!severity && startsWithAny(warningPatterns)))
    return {kind: 'output', label: 'Warning'};
  if (/^HINT in /.test(first)) return {kind: 'output', label: 'Hint'};
  if (files ?? source.includes('├── ')) return {kind: 'output', label: 'Files'};
  if (lines.length > 0 && lines.every((line) => /^dist\/\S+$/.test(line)))
    return {kind: 'output', label: 'Files in dist/'};
  return {kind: 'output', label: textLabel};
}

/**
 * Characters of a line that fit into the column of the text (specification of the look, `--t-block`),
 * and into an item of a list or a quotation in it.
 */
const charactersInColumn = 70;
const charactersInItem = 67;

/** Tells whether a block has lines that extend into the margin. The sign column of a diff does not count. */
function isWide({source, language}: Pick<Fence, 'source' | 'language'>, isIndented: boolean) {
  const limit = isIndented ? charactersInItem : charactersInColumn;
  return source.split('\n').some((line) => line.length - (language === 'diff' ? 1 : 0) > limit);
}
