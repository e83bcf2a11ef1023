import type {Link, Model} from './model';
import type {Beside} from './trays';

/** Says each node in words: what stands at it, its edges, and the boxes that hold it. */
export function sentencesOf(model: Model, {trays, sizes}: Beside): string[] {
  const {nodes, links, relation} = model;
  const named = (link: Link, end: 'from' | 'to') => {
    const {name} = nodes[link[end]]!;
    const notes = [link.label ?? (link.later ? 'later' : '')].filter(Boolean);
    return notes.length > 0 ? `${name} (${notes.join(', ')})` : name;
  };
  return nodes.map(({index, name, lines, says}) => {
    const size = sizes.get(index);
    const about = lines.map((line) => line.replaceAll('`', '')).join(' ');
    const out = links.filter(({from}) => from === index).map((link) => named(link, 'to'));
    const into = links.filter(({to}) => to === index).map((link) => named(link, 'from'));
    const boxes = trays.filter(({holds}) => holds.includes(index));
    const own = [name, size].filter(Boolean).join(', ');
    return [
      about ? `${own}: ${about}` : own,
      out.length > 0 && `${relation[0]} ${joined(out)}`,
      into.length > 0 && `${relation[1]} ${joined(into)}`,
      boxes.length > 0 && `In ${joined(boxes.map((tray) => tray.name))}`,
      says?.replaceAll('`', ''),
    ]
      .filter((part) => part !== undefined && part !== false)
      .map(ended)
      .join(' ');
  });
}

/** Says the boxes in the margin. */
export function traySentences({title, trays}: Beside, {nodes}: Model): string[] {
  return trays.map(({name, note, size, holds, lines}) => {
    const own = [name, note, size].filter(Boolean).join(', ');
    const content = [
      ...holds.map((node) => nodes[node]!.name),
      ...lines.map((line) => line.replaceAll('`', '')),
    ];
    return ended(`${title}: ${own}${content.length > 0 ? `, with ${joined(content)}` : ''}`);
  });
}

export const ended = (words: string) => (/[.?!…]$/.test(words) ? words : `${words}.`);

/** Puts words into a row, as a sentence does. */
export function joined(words: readonly string[]): string {
  return words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
