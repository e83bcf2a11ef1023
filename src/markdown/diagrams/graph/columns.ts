import {DiagramError} from '../diagram-error';
import {type Item, skew, wide} from '../scene';
import type {Graph} from '../schema';
import type {Measure} from '../voices';
import {heightOfNode, type Placed, widthOfNode} from './boxes';
import type {Model} from './model';

/** Between two columns there is room for edges, and not so much that one loses them. */
const narrowestGap = 44;
const widestGap = 150;
/** Between two rows: a lid, and paper above it. */
const lowestGap = 24;
const highestGap = 74;
/** From the top of a diagram to its first boxes, below the titles. */
export const headHeight = 42;

/** The wide form: each node in its cell of the grid. */
export interface Columns {
  placed: readonly Placed[];
  heads: readonly Item[];
  bottom: number;
}

/**
 * Places the nodes in the columns and rows that the writer gave them.
 * @param height how high the boxes beside it are: rows stretch to it
 * @throws when the columns do not fit into the page
 */
export function inColumns(graph: Graph, model: Model, measure: Measure, height: number): Columns {
  const {nodes} = model;
  const count = Math.max(...graph.grid.map((row) => row.length));
  const widths = Array.from({length: count}, (_, column) =>
    Math.max(
      ...nodes.filter((node) => node.column === column).map((node) => widthOfNode(node, measure)),
      Math.ceil(measure(graph.columns[column] ?? '', 'head')) - skew,
      0,
    ),
  );
  const xs = positions(widths, graph.beside ? wide.text : undefined);
  const top = graph.columns.length > 0 ? headHeight : 14;
  const heights = graph.grid.map((_, row) =>
    Math.max(30, ...nodes.filter((node) => node.row === row).map(heightOfNode)),
  );
  const sum = heights.reduce((a, b) => a + b, 0);
  const gap = Math.min(
    highestGap,
    Math.max(lowestGap, (height - top - sum) / Math.max(1, heights.length - 1)),
  );
  const ys = heights.map(
    (_, row) => top + heights.slice(0, row).reduce((a, b) => a + b, 0) + row * Math.floor(gap),
  );
  return {
    placed: nodes.map((node) => ({
      node,
      x: xs[node.column]!,
      y: ys[node.row]!,
      width: widths[node.column]!,
      height: heightOfNode(node),
    })),
    heads: graph.columns.flatMap((words, column): Item[] =>
      words ? [title(words, xs[column]!, (xs[column + 1] ?? wide.width) - xs[column]!)] : [],
    ),
    bottom: ys.at(-1)! + heights.at(-1)!,
  };
}

/** A title above a column. */
export const title = (words: string, x: number, room: number, y = 13): Item => ({
  kind: 'label',
  x,
  y,
  words,
  voice: 'head',
  quiet: true,
  room,
  at: ['columns'],
});

/** A diagram is as wide as the text, or, when it does not fit, as text and margin. */
function positions(widths: readonly number[], most: number = wide.width): number[] {
  const sum = widths.reduce((a, b) => a + b, 0);
  const needed = sum + skew + (widths.length - 1) * narrowestGap;
  if (needed > most) {
    const advice = 'shorten the longest names, or use fewer columns';
    throw new DiagramError(`the columns are ${needed - most} pixels too wide: ${advice}`, ['grid']);
  }
  const width = needed <= wide.text ? wide.text : wide.width;
  const gap = Math.min(widestGap, (width - skew - sum) / Math.max(1, widths.length - 1));
  return widths.map((_, column) =>
    Math.round(widths.slice(0, column).reduce((a, b) => a + b, 0) + column * gap),
  );
}
