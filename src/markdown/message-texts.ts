import type {TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {readReference} from '../reference';
import type {MessageFact} from '../reference/messages';
import {FaultElsewhere, leafDirectives, tableAbove} from './leaf-directives';
import {cell, code, named} from './nodes';

/**
 * Reads `::messages[error]` or `::messages[warning]`: in the table above it, whose rows begin with
 * classes of messages, each class leads to the line of webpack's source, and a column shows how its
 * text begins.
 * @throws naming file and line, when there is no table, or when webpack has no such class of the kind
 */
export const messageTexts = leafDirectives(['messages'], async ({version}) => {
  const {messages} = (await readReference(version)).areas;
  return (directive) => {
    const {children, align} = tableAbove(directive);
    const kind = directive.text;
    const [head, ...rows] = children;
    head!.children.splice(1, 0, cell('Its text begins with'));
    align?.splice(1, 0, null);
    for (const row of rows) {
      const name = toString(row.children[0]);
      const message = messages.find((one) => one.name === name && one.kind === kind);
      if (!message) throw new FaultElsewhere(row, `webpack has no ${kind} "${name}"`);
      row.children.splice(0, 1, ...cellsOf(message));
    }
    return [];
  };
});

function cellsOf({name, source, texts}: MessageFact): TableCell[] {
  const beginning = beginningOf(texts);
  return [cell(named(name, source)), cell(beginning ? code(beginning) : 'several texts')];
}

/** How much of a text tells it from others. */
const longest = 90;

/**
 * Gives the beginning of a message as readers see it, with `…` for what differs by case.
 * @param texts of a message, in the order it is put together
 * @returns undefined when the class has no text of its own
 */
export function beginningOf(texts: readonly string[]): string | undefined {
  const whole = texts.find((text) => /^[\w"'({]/.test(text));
  if (whole === undefined) return undefined;
  const text = firstLines(whole.replaceAll(/\{[^}]*\}/g, '…'));
  if (text.length <= longest) return text.replace(/[:… ]+$/, '');
  const [words] = /^.*(?=\s)/.exec(text.slice(0, longest + 1)) ?? [text.slice(0, longest)];
  return `${words.replace(/[\s,:…-]+$/, '')} …`;
}

/** A short first line only says what the message is about. */
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
