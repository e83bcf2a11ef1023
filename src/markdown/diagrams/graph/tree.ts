import {DiagramError} from '../diagram-error';
import {narrow, skew} from '../scene';
import type {Graph} from '../schema';
import type {Measure} from '../voices';
import {crossings, legsOf, type Routed} from './legs';
import {heightOfNode, type Placed, widthOfNode} from './boxes';
import type {Model, Node} from './model';
import {laneWidth, routeTree} from './route-tree';
import {orderOf, ordersOf} from './tree-orders';

/** The narrow form: nodes from top to bottom, further in what further columns hold. */
export interface Tree {
  placed: readonly Placed[];
  legs: readonly Routed[];
  bottom: number;
}

const widestIndent = 42;
const narrowestIndent = 24;
/** Between two boxes: the lid of the lower one and a little paper, or an edge with its label. */
const rowGap = 16;
const edgeGap = 26;

/**
 * Places the nodes one below the other and finds the way of each edge.
 * @param top where the first box may begin
 * @throws when the names are too long for a phone, or no order lets the edges pass
 */
export function inTree(graph: Graph, model: Model, measure: Measure, top: number): Tree {
  const orders = graph.narrow ? [orderOf(graph.narrow, model)] : ordersOf(model);
  const trees: {tree: Tree; cost: number}[] = [];
  let failure: unknown;
  for (const order of orders) {
    try {
      const tree = build(order, model, measure, top);
      trees.push({tree, cost: 10 * crossings(tree.legs) + lanesIn(tree)});
    } catch (error) {
      failure ??= error;
    }
  }
  const [best] = trees.sort((a, b) => a.cost - b.cost);
  if (!best) throw failure;
  return best.tree;
}

const lanesIn = ({legs}: Tree) => legs.filter(({net}) => net.startsWith('lane')).length;

function build(order: readonly Node[], model: Model, measure: Measure, top: number): Tree {
  const depths = depthsOf(model);
  const deepest = Math.max(...depths);
  const widths = new Map(order.map((node) => [node, widthOfNode(node, measure)]));
  const lanes = lanesNeeded(order, model, depths);
  const room = narrow.width - skew - lanes * laneWidth;
  const indent = Math.min(
    widestIndent,
    ...order
      .filter(({index}) => depths[index]! > 0)
      .map((node) => Math.floor((room - widths.get(node)!) / depths[node.index]!)),
  );
  const tooWide = order.find(
    (node) => widths.get(node)! + depths[node.index]! * Math.max(indent, narrowestIndent) > room,
  );
  if (tooWide && (deepest === 0 || indent < narrowestIndent)) {
    const over = Math.ceil(widths.get(tooWide)! + depths[tooWide.index]! * narrowestIndent - room);
    throw new DiagramError(
      `"${tooWide.name}" does not fit on a phone by ${over} pixels: shorten it, break it into lines, or move it to a column further left`,
      ['grid', tooWide.row, tooWide.column],
    );
  }
  let y = top;
  const placedByIndex: Placed[] = [];
  for (const [position, node] of order.entries()) {
    const above = order[position - 1];
    const isBelow =
      above !== undefined &&
      depths[above.index] === depths[node.index] &&
      model.links.some(({from, to}) => from === above.index && to === node.index);
    if (above) y += isBelow || hasLabelAbove(node, model, depths) ? edgeGap : rowGap;
    placedByIndex[node.index] = {
      node,
      x: depths[node.index]! * indent,
      y,
      width: widths.get(node)!,
      height: heightOfNode(node),
    };
    y += heightOfNode(node);
  }
  evenWidths(placedByIndex, room);
  const legs = routeTree(legsOf(model, placedByIndex), placedByIndex);
  return {placed: placedByIndex, legs, bottom: y};
}

/** Boxes of one depth are equally wide, so far as they fit. */
function evenWidths(placed: Placed[], room: number): void {
  for (const box of placed) {
    const widest = Math.max(...placed.filter(({x}) => x === box.x).map(({width}) => width));
    box.width = Math.min(widest, room - box.x);
  }
}

/** An edge from a box of the same depth further up comes from above, with its label. */
const hasLabelAbove = ({index}: Node, {links}: Model, depths: readonly number[]) =>
  links.some(
    ({from, to, label}) => to === index && label !== undefined && depths[from] === depths[index],
  );

/**
 * How far in each node stands: as far as its column is to the right. A node that alone follows on
 * one that leads nowhere else stands below it, when there are many columns.
 */
function depthsOf({nodes, links}: Model): number[] {
  const columns = [...new Set(nodes.map(({column}) => column))].sort((a, b) => a - b);
  if (columns.length <= 4) return nodes.map(({column}) => columns.indexOf(column));
  const depths: number[] = [];
  for (const node of [...nodes].sort((a, b) => a.column - b.column || a.row - b.row)) {
    const before = links.filter(({to}) => to === node.index).map(({from}) => from);
    const isOnly = before.length === 1 && links.filter(({from}) => from === before[0]).length === 1;
    const deepest = Math.max(-1, ...before.map((each) => depths[each] ?? 0));
    depths[node.index] = isOnly ? depths[before[0]!]! : deepest + 1;
  }
  return depths;
}

/** How many lines at the right there may be. */
function lanesNeeded(order: readonly Node[], {links}: Model, depths: readonly number[]): number {
  const needing = links.filter(({from, to}) => !fitsLeft(from, to, order, depths));
  return new Set(needing.map(({to}) => to)).size;
}

/** Whether an edge can run at the left of the boxes between its ends. */
function fitsLeft(from: number, to: number, order: readonly Node[], depths: readonly number[]) {
  const [a, b] = [from, to].map((index) => order.findIndex((node) => node.index === index));
  const between = order.slice(Math.min(a!, b!) + 1, Math.max(a!, b!));
  if (depths[to]! < depths[from]! || (depths[to] === depths[from] && b! < a!)) return false;
  return between.every(({index}) => depths[index]! > depths[from]!);
}
