import {type Diagram, type Paths, relations} from './schema';

export type Model = ReturnType<typeof modelOf>;
/** A node of a graph. */
export type Node = Model['nodes'][number];
/** An edge between two nodes. */
export type Link = Model['links'][number];

/** Finds out which nodes are on which path, which load later, and what lights what. */
export function modelOf({grid, nodes: data, edges, paths}: Diagram) {
  const places = grid.flatMap((row) =>
    row.flatMap((id, column) => (id === null ? [] : [{id, column}])),
  );
  const indexOf = (id: string) => places.findIndex((place) => place.id === id);
  const pairs = edges.flatMap(({from, to, ...edge}) =>
    from.flatMap((a) => to.map((b) => ({...edge, from: indexOf(a), to: indexOf(b)}))),
  );
  const indexes = [...places.keys()];
  const roots = indexes.filter((index) => pairs.every(({to}) => to !== index));
  const soon = pairs.filter(({later}) => !later);
  const atOnce = reach(roots, soon);
  const reached = places.map((_, index) => reach([index], pairs));
  const leads = (from: number, to: number) => reached[from]!.has(to);
  const nodes = places.map(({id, column}, index) => {
    const {path, name = id, words = false, lines = [], says} = data[id] ?? {};
    const found = (paths ?? []).map((start, at) =>
      reached[indexOf(start)]!.has(index) ? String(at + 1) : '',
    );
    const own = path ?? (paths ? (found.join('') as Paths) : '1');
    /** The nodes that light it: itself, all that lead to it and all it leads to. */
    const lights = indexes.filter((other) => leads(index, other) || leads(other, index));
    const later = !atOnce.has(index);
    return {id, index, name, words, lines, says, column, paths: own, later, lights};
  });
  const links = pairs.map(({from, to, later, label}) => {
    const lights = indexes.filter((index) => leads(to, index) || leads(index, from));
    return {from: nodes[from]!, to: nodes[to]!, later, label, lights};
  });
  return {nodes, links};
}

/** The nodes from which one starts, and all they lead to. */
function reach(starts: Iterable<number>, pairs: readonly {from: number; to: number}[]) {
  const found = new Set(starts);
  for (const node of found) for (const {from, to} of pairs) if (from === node) found.add(to);
  return found;
}

/** Says each node in words: what stands at it, its edges, and the outputs that hold it. */
export function sentencesOf(
  {nodes, links}: Model,
  relation: Diagram['relation'],
  outputs: readonly {name: string; holds: readonly Node[]}[],
): string[] {
  const [toward, back] = relations[relation];
  const noted = ({name}: Node, {label, later}: Link) =>
    label || later ? `${name} (${label ?? 'later'})` : name;
  return nodes.map((node) => {
    const {name, lines, says} = node;
    const out = links.filter(({from}) => from === node).map((link) => noted(link.to, link));
    const into = links.filter(({to}) => to === node).map((link) => noted(link.from, link));
    const own = outputs.filter(({holds}) => holds.includes(node)).map((output) => output.name);
    return [
      lines.length > 0 ? `${name}: ${lines.join(' ')}` : name,
      out.length > 0 && `${toward} ${rows.format(out)}`,
      into.length > 0 && `${back} ${rows.format(into)}`,
      own.length > 0 && `In ${rows.format(own)}`,
      says,
    ]
      .flatMap((part) => (part ? [ended(part.replaceAll('`', ''))] : []))
      .join(' ');
  });
}

const ended = (words: string) => (/[.?!…]$/.test(words) ? words : `${words}.`);

/** Puts words into a row, as a sentence does, without a comma before "and". */
const rows = new Intl.ListFormat('en-GB');
