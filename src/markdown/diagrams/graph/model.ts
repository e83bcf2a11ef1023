import {DiagramError} from '../diagram-error';
import {pathsOf} from '../paths-of';
import type {Paths} from '../scene';
import {type Graph, type GraphNode, relations} from '../schema';

/** A node of a graph with its place in the grid. */
export interface Node extends Omit<GraphNode, 'path' | 'name' | 'later'> {
  id: string;
  index: number;
  name: string;
  column: number;
  row: number;
  paths: Paths;
  later: boolean;
}

/** An edge between two nodes, by their positions. */
export interface Link {
  from: number;
  to: number;
  later: boolean;
  label?: string;
  /** Where it stands in the data. */
  at: readonly (string | number)[];
}

export interface Model {
  nodes: readonly Node[];
  links: readonly Link[];
  /** For each node, those it lights: itself, all that lead to it and all it leads to. */
  litWith: readonly ReadonlySet<number>[];
  /** For each node, all it leads to. */
  leadsTo: readonly ReadonlySet<number>[];
  relation: readonly [string, string];
}

/** More than this nobody reads, and the style sheet lights no more. */
export const mostNodes = 40;

/**
 * Puts the nodes and edges of a graph together.
 * @throws when an edge or the data of a node names one that is not in the grid, a node stands there
 *   twice, or there are too many
 */
export function modelOf(graph: Graph): Model {
  const places = placesOf(graph);
  const indexOf = (id: string, at: readonly (string | number)[]): number => {
    const index = places.findIndex((each) => each.id === id);
    if (index >= 0) return index;
    const known = places.map((each) => each.id).join(', ');
    throw new DiagramError(`there is no node "${id}" in the grid; it has ${known}`, at);
  };
  for (const id of Object.keys(graph.nodes)) indexOf(id, ['nodes', id]);
  const links = linksOf(graph, indexOf);
  const starts = graph.paths?.map((id, position) => indexOf(id, ['paths', position]));
  const forward = reachOf(places.length, links);
  const backward = reachOf(
    places.length,
    links.map((link) => ({...link, from: link.to, to: link.from})),
  );
  const soon = starts && reachableAtOnce(links, startsOf(places.length, links));
  return {
    nodes: places.map((place, index) => {
      const {path, later, name, ...own} = {...noNode, ...graph.nodes[place.id]};
      const reached = (starts ?? []).map((start) => start === index || forward[start]!.has(index));
      return {
        ...own,
        ...place,
        index,
        name: name ?? place.id,
        paths: path ? pathsOf(path) : starts ? pathsOfReached(reached) : '1',
        later: later ?? (soon ? !soon.has(index) : false),
      };
    }),
    links,
    litWith: places.map((_, index) => new Set([index, ...forward[index]!, ...backward[index]!])),
    leadsTo: forward,
    relation: relations[graph.relation],
  };
}

const noNode: GraphNode = {words: false, lines: []};

const pathsOfReached = ([first, second]: readonly boolean[]): Paths =>
  first && second ? '12' : first ? '1' : second ? '2' : '';

function placesOf({grid}: Graph) {
  const places: {id: string; column: number; row: number}[] = [];
  for (const [row, cells] of grid.entries()) {
    for (const [column, id] of cells.entries()) {
      if (id === null) continue;
      const at = ['grid', row, column];
      if (places.some((each) => each.id === id)) {
        throw new DiagramError(`"${id}" stands twice in the grid: a node has one place`, at);
      }
      places.push({id, column, row});
      if (places.length > mostNodes) {
        throw new DiagramError(
          `there are more than ${mostNodes} nodes: show fewer, or make two figures`,
          at,
        );
      }
    }
  }
  return places;
}

function linksOf(
  {edges}: Graph,
  indexOf: (id: string, at: readonly (string | number)[]) => number,
): Link[] {
  return edges.flatMap(({from, to, later, label}, edge) =>
    from.flatMap((source) =>
      to.map((target) => {
        const at = ['edges', edge];
        return {
          from: indexOf(source, [...at, 'from']),
          to: indexOf(target, [...at, 'to']),
          later,
          label,
          at,
        };
      }),
    ),
  );
}

/** What each node leads to, however far. */
function reachOf(count: number, links: readonly Link[]): Set<number>[] {
  return Array.from({length: count}, (_, start) => {
    const reached = new Set<number>();
    const waiting = [start];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      for (const {from, to} of links) {
        if (from !== next || reached.has(to)) continue;
        reached.add(to);
        waiting.push(to);
      }
    }
    reached.delete(start);
    return reached;
  });
}

const startsOf = (count: number, links: readonly Link[]) =>
  Array.from({length: count}, (_, index) => index).filter(
    (index) => !links.some(({to}) => to === index),
  );

/** What loads without waiting for an edge that is `later`. */
function reachableAtOnce(links: readonly Link[], starts: readonly number[]): Set<number> {
  const reached = new Set(starts);
  for (const node of reached) {
    for (const {from, to, later} of links) if (from === node && !later) reached.add(to);
  }
  return reached;
}
