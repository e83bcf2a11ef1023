import {DiagramError} from '../diagram-error';
import {lid, type Point, port, skew} from '../scene';
import type {Placed} from './boxes';
import {boxOn, crossings, type Leg, offset, type Routed} from './legs';

/** From the left edge of a box to the line that leaves below it; that of the second path is next. */
export const stem = 14;
export const nextStem = 11;

/** A line between two columns stands no further from the one before it; nearer, for a label's sake. */
const widestStep = 40;
const labelStep = 14;
const labeled = ' with a label';

/** Most orders of the lines between two columns that are tried. */
const mostTried = 6;

/**
 * Finds the way of each edge between the columns: it leaves at the right and turns in the space
 * before its target, or runs straight down in its column.
 * @throws when it would run back, up, or through a box
 */
export function routeColumns(legs: readonly Leg[], placed: readonly Placed[]): Routed[] {
  const columns = columnsOf(placed);
  const planned = legs.map((leg) => plan(leg, legs, placed, columns));
  const gutters = new Map<number, string[]>();
  for (const {gutter, net} of planned) {
    if (gutter === undefined) continue;
    const nets = gutters.get(gutter) ?? [];
    if (!nets.includes(net)) gutters.set(gutter, [...nets, net]);
  }
  const draw = () => planned.map((each) => drawn(each, columns, gutters));
  for (const [gutter, nets] of gutters) {
    if (nets.length < 2 || nets.length > mostTried) continue;
    let best = {order: nets, count: Infinity};
    for (const order of permutations(nets)) {
      gutters.set(gutter, order);
      const count = crossings(draw());
      if (count < best.count) best = {order, count};
    }
    gutters.set(gutter, best.order);
  }
  return draw();
}

/** Left and right edge of each column. */
type Columns = ReadonlyMap<number, {left: number; right: number}>;

function columnsOf(placed: readonly Placed[]): Columns {
  const columns = new Map<number, {left: number; right: number}>();
  for (const {node, x, width} of placed) {
    columns.set(node.column, {left: x, right: x + width + skew});
  }
  return columns;
}

interface Planned extends Leg {
  net: string;
  /** The column left of the space in which it turns; missing when it is straight. */
  gutter?: number;
  start: Point;
  end: Point;
}

function plan(
  leg: Leg,
  legs: readonly Leg[],
  placed: readonly Placed[],
  columns: Columns,
): Planned {
  const {from, to, paths} = leg;
  const [source, target] = [from.node, to.node];
  if (source.column === target.column) return vertical(leg, placed);
  if (source.column > target.column) {
    throw new DiagramError(
      `the edge from "${source.id}" to "${target.id}" runs back: edges lead to the right or down, so move "${target.id}" to a column further right`,
      leg.link.at,
    );
  }
  const y = from.y + port + offset(legs, leg, 'from');
  const start: Point = [from.x + from.width, y];
  const isStraight = source.row === target.row;
  const end: Point = [to.x, isStraight ? y : to.y + port + offset(legs, leg, 'to')];
  const siblings = legs.filter((each) => each.from === from && each.paths === paths);
  const isLabeled = siblings.some(({link}) => link.label !== undefined);
  const shared = siblings.length > 1 ? `from ${source.index}` : `to ${target.index}`;
  const net = `${shared} ${paths}${isLabeled ? labeled : ''}`;
  const known = [...columns.keys()].sort((a, b) => a - b);
  const last = known.filter((column) => column < target.column).at(-1)!;
  const first = source.column;
  if (isStraight) {
    const wall = boxOn([start, end], leg, placed);
    if (!wall) return {...leg, net, start, end};
    throw blocked(leg, wall);
  }
  const {right} = columns.get(first)!;
  const wallAtEnd = boxOn([[right + 1, end[1]], end], leg, placed);
  if (!wallAtEnd) return {...leg, net, gutter: first, start, end};
  const wall = boxOn([start, [columns.get(last)!.right + 1, start[1]]], leg, placed);
  if (!wall) return {...leg, net: `to ${target.index} ${paths}`, gutter: last, start, end};
  throw blocked(leg, wall);
}

const blocked = ({from, to, link}: Leg, {node}: Placed) =>
  new DiagramError(
    `"${node.id}" stands between "${from.node.id}" and "${to.node.id}": move one of them to another row or column of the grid`,
    link.at,
  );

function vertical(leg: Leg, placed: readonly Placed[]): Planned {
  const {from, to, paths} = leg;
  if (from.y > to.y) {
    throw new DiagramError(
      `the edge from "${from.node.id}" to "${to.node.id}" runs up: edges lead to the right or down, so change the places of the two`,
      leg.link.at,
    );
  }
  const x = from.x + stem + (paths === '2' ? nextStem : 0);
  const start: Point = [x, from.y + from.height];
  const end: Point = [x, to.y - lid];
  const wall = boxOn([start, end], leg, placed);
  if (wall) throw blocked(leg, wall);
  return {...leg, net: `down ${from.node.index} ${paths}`, start, end};
}

function drawn(
  planned: Planned,
  columns: Columns,
  gutters: ReadonlyMap<number, readonly string[]>,
): Routed {
  const {gutter, net, start, end} = planned;
  if (gutter === undefined) return {...planned, points: straight(planned, columns, gutters)};
  const x = trunk(net, gutter, columns, gutters.get(gutter)!);
  const points: Point[] = [start, [x, start[1]], [x, end[1]], end];
  return {...planned, points: withoutRepeats(points)};
}

/** A straight line has a corner where others of its net leave it, so that a dot can stand there. */
function straight(
  {from, net, start, end}: Planned,
  columns: Columns,
  gutters: ReadonlyMap<number, readonly string[]>,
): Point[] {
  const nets = gutters.get(from.node.column) ?? [];
  if (!nets.includes(net)) return [start, end];
  return [start, [trunk(net, from.node.column, columns, nets), start[1]], end];
}

/**
 * The lines between two columns stand at equal distances, which leaves the last of them room for a
 * label.
 */
function trunk(net: string, gutter: number, columns: Columns, nets: readonly string[]): number {
  const {right} = columns.get(gutter)!;
  const next = Math.min(
    ...[...columns.values()].map(({left}) => left).filter((left) => left > right),
  );
  const most = nets.some((each) => each.endsWith(labeled)) ? labelStep : widestStep;
  const step = Math.min(most, (next - right) / (nets.length + 1));
  return Math.round(right + step * (1 + nets.indexOf(net)));
}

const withoutRepeats = (points: readonly Point[]): Point[] =>
  points.filter(
    ([x, y], index) => index === 0 || x !== points[index - 1]![0] || y !== points[index - 1]![1],
  );

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutations([...items.slice(0, index), ...items.slice(index + 1)]).map((rest) => [
      item,
      ...rest,
    ]),
  );
}
