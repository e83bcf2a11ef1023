import type {ElementContent, Text} from 'hast';
import {h} from 'hastscript';
import {toString} from 'hast-util-to-string';
import type {Fence} from '../../../content/fences/fence';
import {highlight} from '../../../content/fences/highlight';
import {inlineMarkdown} from '../../../content/fences/inline-markdown';
import {endedLines} from '../lines';
import {readNotes} from './notes';

/**
 * Gives annotated code: each line that has a note ends with a button, and the note follows it, in the
 * order in which both are read aloud. src/browser/code-notes.ts opens it, src/css/annotated.css puts
 * it into the margin. What a note calls by the name of an option links to it in the code, too.
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
  const numbers = new Map(notes.map(({line}, index) => [line, index]));
  return endedLines(highlight(source, language)).flatMap((line, index) => {
    const number = numbers.get(index + 1);
    if (number === undefined) return line;
    const words = inlineMarkdown(notes[number]!.text);
    const state = {type: 'button', ariaExpanded: String(number === 0), dataNosnippet: ''};
    const button = h('button', {...state, ariaLabel: `Note ${number + 1}`}, String(number + 1));
    return [
      h('span.noted', [h('span', withLink(line, words[0])), button]),
      h('span.note', {role: 'note'}, words),
    ];
  });
}

/** Links the name of an option in a line of code to where its note begins with a link. */
function withLink(line: ElementContent[], link?: ElementContent): ElementContent[] {
  if (link?.type !== 'element' || link.tagName !== 'a') return line;
  const name = toString(link);
  const linked = ({value}: Text): ElementContent[] => {
    const [before = '', after = ''] = value.split(name);
    const {href} = link.properties;
    return [{type: 'text', value: before}, h('a', {href}, name), {type: 'text', value: after}];
  };
  return line.flatMap((node) =>
    node.type === 'text' && node.value.trim() === name ? linked(node) : [node],
  );
}
