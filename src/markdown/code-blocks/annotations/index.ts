import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import {toString} from 'hast-util-to-string';
import type {Fence} from '../../../content/fences/fence';
import {highlight} from '../../../content/fences/highlight';
import {inlineMarkdown} from '../../../content/fences/inline-markdown';
import {endedLines} from '../lines';
import {readNotes} from './notes';

/**
 * Gives annotated code: below each line that has a note, the note, in the order in which both are
 * read aloud. src/css/annotated.css puts it into the margin, and counts.
 * @throws when it is not JavaScript, lines are marked as well, or a note cannot be right
 */
export function annotatedLines({
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
  const texts = new Map(notes.map(({line, text}) => [line, text]));
  return endedLines(highlight(source, language)).flatMap((line, index) => {
    const text = texts.get(index + 1);
    if (text === undefined)
      return toString(h('span', line)) === '\n' ? [h('span.gap', line)] : line;
    return [
      h('span.noted', [h('span', line)]),
      h('span.note', {role: 'note'}, inlineMarkdown(text)),
    ];
  });
}
