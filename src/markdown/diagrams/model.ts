import {type Diagram, type Paths, relations} from './schema';

/** The nodes and edges of a graph, with all that follows from them. */
export type Model = ReturnType<typeof buildModel>;
/** A node of a graph. */
export type Node = Model['nodes'][number];
/** An edge between two nodes. */
export type Edge = Model['edges'][number];

/** Computes the paths of nodes, which nodes load later, and which are highlighted together. */
export function buildModel({grid, nodes: data, edges: edgeLists, paths}: Diagram) {
  const gridCells = grid.flatMap((row) =>
    row.flatMap((id, column) => (id === null ? [] : [{id, column}])),
  );
  const indexOf = (id: string) => gridCells.findIndex((cell) => cell.id === id);
  const pairs = edgeLists.flatMap(({from, to, ...edge}) =>
    from.flatMap((a) => to.map((b) => ({...edge, from: indexOf(a), to: indexOf(b)}))),
  );

  const indexes = [...gridCells.keys()];
  const roots = indexes.filter((index) => pairs.every(({to}) => to !== index));
  const immediatePairs = pairs.filter(({later}) => !later);
  const loadedAtOnce = reachableFrom(roots, immediatePairs);
  const reachableByNode = gridCells.map((_, index) => reachableFrom([index], pairs));
  const leads = (from: number, to: number) => reachableByNode[from]!.has(to);

  const nodes = gridCells.map(({id, column}, index) => {
    const {path, name = id, words = false, lines = [], says} = data[id] ?? {};
    const pathsHere = (paths ?? []).map((start, at) =>
      reachableByNode[indexOf(start)]!.has(index) ? String(at + 1) : '',
    );
    const derivedPaths = paths ? (pathsHere.join('') as Paths) : '1';
    /** Nodes that are highlighted with it: itself, its ancestors and its descendants. */
    const connected = indexes.filter((other) => leads(index, other) || leads(other, index));
    const later = !loadedAtOnce.has(index);
    return {
      id,
      index,
      name,
      words,
      lines,
      says,
      column,
      paths: path ?? derivedPaths,
      later,
      connected,
    };
  });

  const edges = pairs.map(({from, to, later, label}) => {
    const connected = indexes.filter((index) => leads(to, index) || leads(index, from));
    return {from: nodes[from]!, to: nodes[to]!, later, label, connected};
  });
  return {nodes, edges};
}

/** Gives some nodes and all nodes reachable from them. The loop also visits nodes that it adds to the set. */
function reachableFrom(starts: Iterable<number>, pairs: readonly {from: number; to: number}[]) {
  const reachable = new Set(starts);
  for (const node of reachable) {
    for (const {from, to} of pairs) {
      if (from === node) reachable.add(to);
    }
  }
  return reachable;
}

/** Describes each node in sentences: its name and lines, its edges, and the outputs that contain it. */
export function describeNodes(
  {nodes, edges}: Model,
  relation: Diagram['relation'],
  outputs: readonly {name: string; holds: readonly Node[]}[],
): string[] {
  const [toward, back] = relations[relation];
  const nameWithNote = ({name}: Node, {label, later}: Edge) =>
    label || later ? `${name} (${label ?? 'later'})` : name;
  return nodes.map((node) => {
    const {name, lines, says} = node;
    const out = edges.filter(({from}) => from === node).map((edge) => nameWithNote(edge.to, edge));
    const into = edges.filter(({to}) => to === node).map((edge) => nameWithNote(edge.from, edge));
    const outputNames = outputs
      .filter(({holds}) => holds.includes(node))
      .map((output) => output.name);
    return [
      lines.length > 0 ? `${name}: ${lines.join(' ')}` : name,
      out.length > 0 && `${toward} ${listFormat.format(out)}`,
      into.length > 0 && `${back} ${listFormat.format(into)}`,
      outputNames.length > 0 && `In ${listFormat.format(outputNames)}`,
      says,
    ]
      .flatMap((part) => (part ? [withFullStop(part.replaceAll('`', ''))] : []))
      .join(' ');
  });
}

const withFullStop = (words: string) => (/[.?!…]$/.test(words) ? words : `${words}.`);

/** Joins words as in a sentence, without a comma before "and". */
const listFormat = new Intl.ListFormat('en-GB');
