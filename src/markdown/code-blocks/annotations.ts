import type {ElementContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {h} from 'hastscript';
import type {Fence} from '../../content/fences/fence';
import {highlight} from '../../content/fences/highlight';
import {inlineMarkdown} from '../../content/fences/inline-markdown';
import {LocatedError} from '../located-error';
import {splitCodeLines} from './lines';

/** A note about a line of code. */
interface Note {
  /** Inline Markdown; it often begins with a link to the page of an option. */
  text: string;
  /** Number of the line it is about, from 1; notes are not counted here. */
  line: number;
}

/** How many characters fit beside the number of a note in the column of the text. */
const maxLineLength = 66;
const noteStart = /^\s*\/\/ @note\b[^\S\n]*(.*)$/;
const noteContinuation = /^\s*\/\/[^\S\n]?(.*)$/;
const noLineBelow = '// @note has no line of code below it: put it right above one';

/**
 * Extracts the notes from code. They are comments above their line, so that the code also runs with them.
 *
 *     // @note [mode](mode.md) Which set of defaults applies.
 *     // `"development"` builds faster.
 *     mode: "production",
 * @throws LocatedError when a note has no text or no line, or a line is too long
 */
export function readNotes(annotated: string): {source: string; notes: Note[]} {
  const lines: string[] = [];
  const notes: Note[] = [];
  let pending: {text: string; lineNumber: number} | undefined;
  for (const [index, line] of annotated.split('\n').entries()) {
    const lineNumber = index + 1;
    const start = noteStart.exec(line);
    if (start) {
      if (pending)
        throw new LocatedError(lineNumber, '// @note stands above a line that has one: join them');
      pending = {text: start[1]!.trim(), lineNumber};
      continue;
    }
    const continuation = pending && noteContinuation.exec(line);
    if (pending && continuation) {
      pending.text = `${pending.text} ${continuation[1]!}`.trim();
      continue;
    }

    lines.push(line);
    checkLength(line, lineNumber);
    if (!pending) continue;
    if (!line.trim()) throw new LocatedError(pending.lineNumber, noLineBelow);
    if (!pending.text)
      throw new LocatedError(pending.lineNumber, '// @note says nothing: write the note behind it');
    notes.push({text: pending.text, line: lines.length});
    pending = undefined;
  }
  if (pending) throw new LocatedError(pending.lineNumber, noLineBelow);
  return {source: lines.join('\n'), notes};
}

/** @throws when a line of code is so long that the number of a note does not fit next to it */
function checkLength(line: string, lineNumber: number): void {
  if (line.length <= maxLineLength) return;
  const advice = `break it before ${maxLineLength + 1}`;
  const message = `a line of ${line.length} characters leaves notes no room: ${advice}`;
  throw new LocatedError(lineNumber, message);
}

/**
 * Gives the lines of annotated code. A line with a note ends with a button, and the note follows it, in the
 * order in which screen readers read them. src/browser/code-notes.ts opens notes, and src/css/annotated.css
 * puts them into the margin. A note that begins with a link also links the name of the option in its line.
 * @throws when it is not JavaScript or TypeScript, lines are marked as well, or a note is wrong
 */
export function drawAnnotatedLines({
  source: annotated,
  language = 'text',
  marked,
}: Fence): ElementContent[] {
  if (!/^[cm]?[jt]sx?$|script$/.test(language)) {
    throw new Error(`annotated is for JavaScript and TypeScript, not for ${language}`);
  }
  if (marked.size > 0) {
    throw new Error('lines of annotated code are not marked: leave out {…}');
  }
  const {source, notes} = readNotes(annotated);
  if (notes.length === 0) {
    throw new Error('annotated needs a note: write // @note above a line, or leave it out');
  }
  const numbers = new Map(notes.map(({line}, index) => [line, index]));
  return splitCodeLines(highlight(source, language)).flatMap((line, index) => {
    const number = numbers.get(index + 1);
    if (number === undefined) return line;
    const content = inlineMarkdown(notes[number]!.text);
    const state = {type: 'button', ariaExpanded: String(number === 0), dataNosnippet: ''};
    const button = h('button', {...state, ariaLabel: `Note ${number + 1}`}, String(number + 1));
    return [
      h('span.noted', [h('span', linkOptionName(line, content[0])), button]),
      h('span.note', {role: 'note'}, content),
    ];
  });
}

/** Links the name of an option in a line of code to where its note begins with a link. */
function linkOptionName(line: ElementContent[], link?: ElementContent): ElementContent[] {
  if (link?.type !== 'element' || link.tagName !== 'a') return line;
  const name = toString(link);
  const {href} = link.properties;
  return line.flatMap((node): ElementContent[] => {
    if (node.type !== 'text' || node.value.trim() !== name) return [node];
    const [before = '', after = ''] = node.value.split(name);
    return [{type: 'text', value: before}, h('a', {href}, name), {type: 'text', value: after}];
  });
}
