import {DiagramError} from '../diagram-error';
import type {Model, Node} from './model';

/**
 * Gives the order that a writer names.
 * @throws when it does not name every node once
 */
export function orderOf(names: readonly string[], {nodes}: Model): Node[] {
  const order = names.map((name, position) => {
    const node = nodes.find(({id}) => id === name);
    if (node) return node;
    throw new DiagramError(`there is no node "${name}" in the grid`, ['narrow', position]);
  });
  const missing = nodes.find((node) => !order.includes(node));
  if (!missing && order.length === nodes.length) return order;
  throw new DiagramError(
    `it names every node of the grid once: ${missing ? `"${missing.id}" is missing` : 'one is there twice'}`,
    ['narrow'],
  );
}

/** Orders in which a reader may meet the nodes, the most natural first. */
export function ordersOf({nodes, links}: Model): Node[][] {
  const byColumn = [...nodes].sort((a, b) => a.column - b.column || a.row - b.row);
  const waiting = (done: ReadonlySet<number>, index: number) =>
    links.some(({from, to}) => to === index && !done.has(from));
  const walk = (isReady: (done: ReadonlySet<number>, index: number) => boolean) => {
    const done = new Set<number>();
    const visit = (node: Node): void => {
      if (done.has(node.index) || !isReady(done, node.index)) return;
      done.add(node.index);
      for (const next of nodes) {
        if (links.some(({from, to}) => from === node.index && to === next.index)) visit(next);
      }
    };
    for (const node of byColumn) visit(node);
    for (const node of byColumn) done.add(node.index);
    return [...done].map((index) => nodes[index]!);
  };
  return [walk(() => true), walk((done, index) => !waiting(done, index)), byColumn, [...nodes]];
}
