import type {TableRow} from 'mdast';
import {readReference} from '../../reference';
import {leafDirectives, requireTableAbove} from '../leaf-directives';
import {LocatedError} from '../located-error';
import {cell, code, linkedName} from '../nodes';
import {addColumns} from './add-columns';

/**
 * Reads `::messages[error]` or `::messages[warning]`: in the table above it, whose rows begin with
 * classes of messages, each class leads to the line of webpack's source, and a column shows how its
 * text begins.
 * @throws naming file and line, when there is no table, or when webpack has no such class of the kind
 */
export const messageTexts = leafDirectives(['messages'], async ({version}) => {
  const {messages} = (await readReference(version)).areas;
  return (directive) => {
    const kind = directive.text;
    const cellsOf = (name: string, row: TableRow) => {
      const message = messages.find(
        (candidate) => candidate.name === name && candidate.kind === kind,
      );
      if (!message) throw new LocatedError(row, `webpack has no ${kind} "${name}"`);
      row.children[0] = cell(linkedName(name, message.source));
      const beginning = beginningOf(message.texts);
      return [beginning ? code(beginning) : 'several texts'];
    };
    addColumns(requireTableAbove(directive), ['Its text begins with'], cellsOf, {at: 1});
    return [];
  };
});

/** Characters that are enough to tell the text of a message from others. */
const maxLength = 90;

/**
 * Gives the beginning of a message as readers see it, with `…` for what differs by case.
 * @param texts of a message, in the order it is put together
 * @returns undefined when the class has no text of its own
 */
export function beginningOf(texts: readonly string[]): string | undefined {
  const firstText = texts.find((text) => /^[\w"'({]/.test(text));
  if (firstText === undefined) return undefined;
  const text = firstLines(firstText.replaceAll(/\{[^}]*\}/g, '…'));
  if (text.length <= maxLength) return text.replace(/[:… ]+$/, '');
  const [words] = /^.*(?=\s)/.exec(text.slice(0, maxLength + 1)) ?? [text.slice(0, maxLength)];
  return `${words.replace(/[\s,:…-]+$/, '')} …`;
}

/** Takes the first line of a message, or two where the first is only a title. */
function firstLines(text: string): string {
  const lines = text.split('\n');
  const isTitle = lines[0]!.split(/\s+/).length < 4 || /recommendations:\s*$/.test(lines[0]!);
  return lines
    .slice(0, isTitle ? 2 : 1)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/…(?: …)+/g, '…')
    .trim();
}
