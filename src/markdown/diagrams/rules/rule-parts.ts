import type {Item, Part} from '../scene';
import type {NumberedRule} from './index';

/** Height of a line of code. */
export const line = 19;

/** Where rules of one level stand. */
export interface Level {
  /** The line with the marks, and the left edge of the rules. */
  spine: number;
  left: number;
  right: number;
}

/** The code of a rule, and what is said of it, inside of its box. */
export function ruleWords(
  {match, end, at}: NumberedRule,
  lines: readonly string[],
  {left, right}: Level,
  y: number,
  bottom: number,
  isWide: boolean,
): Item[] {
  const voice = isWide ? 'typed' : 'small';
  const room = right - left - 16;
  const items = lines.map((words, index): Item => {
    const indent = /^ */.exec(words)![0].length * (isWide ? 8 : 7.2);
    return {
      kind: 'label',
      x: left + 12 + indent,
      y: y + 21 + index * line,
      words: words.trim(),
      voice,
      quiet: !match,
      room: room - indent,
      at,
    };
  });
  if (end) items.push({kind: 'label', x: left + 12, y: bottom - 9, words: end, voice, room, at});
  if (match !== undefined) return items;
  const words = 'not checked any more';
  items.push(
    isWide
      ? {kind: 'label', x: right - 4, y: y + 21, words, voice: 'used', end: true, room}
      : {
          kind: 'label',
          x: left + 12,
          y: y + 21 + lines.length * line,
          words,
          voice: 'used',
          room,
        },
  );
  return items;
}

/** What a match adds. */
export function addedPart(
  {adds, note, node, at}: NumberedRule,
  x: number,
  y: number,
  width: number,
  height: number,
): Part {
  const base = y + height / 2 + 4.5;
  const items: Item[] = [
    {kind: 'box', x, y, width, height, paths: '1', look: 'solid'},
    {kind: 'label', x: x + 11, y: base, words: adds!, voice: 'name', room: width - 22, at},
  ];
  if (note)
    items.push({
      kind: 'label',
      x: x + width - 11,
      y: base,
      words: note,
      voice: 'used',
      end: true,
      room: width - 22,
      at,
    });
  return {node, litBy: [0, node], items};
}
