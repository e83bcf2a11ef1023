import type {Dot, Edge, Point} from '../scene';
import type {Placed} from './boxes';
import type {Link, Model} from './model';

/** An edge of the graph on one of its paths. */
export interface Leg {
  link: Link;
  from: Placed;
  to: Placed;
  paths: Edge['paths'];
}

/** A leg with its way. Legs of one net share lines and part at dots. */
export interface Routed extends Leg {
  net: string;
  points: readonly Point[];
}

/** An edge that two paths take is two legs, side by side. */
export function legsOf({links}: Model, placed: readonly Placed[]): Leg[] {
  return links.flatMap((link) => {
    const [from, to] = [placed[link.from]!, placed[link.to]!];
    const {paths} = from.node;
    const each = paths === '12' ? (['1', '2'] as const) : [paths];
    return each.map((path) => ({link, from, to, paths: path}));
  });
}

/** How far from each other the lines of the two paths run. */
const apart = 5;

/** How far beside the middle a leg meets a box: not at all, unless both paths do. */
export function offset(legs: readonly Leg[], leg: Leg, side: 'from' | 'to'): number {
  const meeting = legs.filter((each) => each[side] === leg[side]);
  const paths = new Set(meeting.map((each) => each.paths));
  if (paths.size < 2) return 0;
  return leg.paths === '1' ? -apart : apart;
}

/**
 * Gives the lines of the legs. What legs of a net share is one line: two on each other would look
 * thicker, and a dashed one solid.
 */
export function edgesOf(legs: readonly Routed[], model: Model): Edge[] {
  const nets = [...new Set(legs.map(({net}) => net))];
  return nets.flatMap((net) => {
    const own = legs.filter((leg) => leg.net === net);
    const corners = own.flatMap(({points}) => points);
    const drawn = new Set<string>();
    return own.flatMap((leg) => {
      const pieces = segmentsOf(leg.points)
        .flatMap((segment) => cut(segment, corners))
        .filter((piece) => {
          const key = [...piece].map(String).sort().join(' ');
          return !drawn.has(key) && drawn.add(key);
        });
      return joinedPieces(pieces.map((piece) => pieceOf(piece, own, model)));
    });
  });
}

type Piece = readonly [Point, Point];

/** Cuts a line where others have a corner on it. */
function cut([from, to]: Piece, corners: readonly Point[]): Piece[] {
  const distance = ([x, y]: Point) => Math.abs(x - from[0]) + Math.abs(y - from[1]);
  const stops = [from, to, ...corners.filter((point) => isBetween(point, from, to))]
    .sort((a, b) => distance(a) - distance(b))
    .filter((point, index, all) => index === 0 || distance(point) !== distance(all[index - 1]!));
  return segmentsOf(stops).map((piece) => [...piece]);
}

function pieceOf(piece: Piece, net: readonly Routed[], model: Model): Edge {
  const users = net.filter(({points}) => piece.every((end) => isOn(end, points)));
  return {
    points: piece,
    paths: users[0]!.paths,
    later: users.every(({link}) => link.later),
    litBy: [...new Set(users.flatMap((each) => lightsOf(each, model)))].sort((a, b) => a - b),
  };
}

/** Pieces that follow on each other and look the same become one line. */
function joinedPieces(pieces: readonly Edge[]): Edge[] {
  const lines: Edge[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    const follows =
      last &&
      String(last.points.at(-1)) === String(piece.points[0]) &&
      last.later === piece.later &&
      String(last.litBy) === String(piece.litBy);
    if (follows) lines[lines.length - 1] = {...last, points: [...last.points, piece.points[1]!]};
    else lines.push(piece);
  }
  return lines;
}

/** The nodes on whose paths a leg is. */
export function lightsOf({link, paths}: Leg, {nodes, leadsTo}: Model): number[] {
  return nodes
    .filter(
      ({index, paths: own}) =>
        (paths === '' || own === '' || own.includes(paths)) &&
        (index === link.to ||
          index === link.from ||
          leadsTo[link.to]!.has(index) ||
          leadsTo[index]!.has(link.from)),
    )
    .map(({index}) => index);
}

/** Where legs of a net part, they do so at a dot. */
export function dotsOf(legs: readonly Routed[], model: Model): Dot[] {
  const found = new Map<string, Dot>();
  for (const leg of legs) {
    const net = legs.filter((each) => each.net === leg.net);
    for (const [x, y] of net.flatMap(({points}) => points)) {
      const key = `${leg.net} ${x} ${y}`;
      if (found.has(key) || directionsAt([x, y], net) < 3) continue;
      const lit = net.filter(({points}) => isOn([x, y], points));
      found.set(key, {
        x,
        y,
        paths: leg.paths,
        litBy: [...new Set(lit.flatMap((each) => lightsOf(each, model)))].sort((a, b) => a - b),
      });
    }
  }
  return [...found.values()];
}

const directionsAt = ([x, y]: Point, net: readonly Routed[]): number =>
  [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ].filter(([right, down]) => net.some(({points}) => isOn([x + right!, y + down!], points))).length;

export const isOn = (point: Point, points: readonly Point[]): boolean =>
  segmentsOf(points).some(([a, b]) => isBetween(point, a, b));

const isBetween = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point) =>
  x >= Math.min(ax, bx) && x <= Math.max(ax, bx) && y >= Math.min(ay, by) && y <= Math.max(ay, by);

export const segmentsOf = (points: readonly Point[]): (readonly [Point, Point])[] =>
  points.slice(1).map((point, index) => [points[index]!, point] as const);

/** Counts where lines of different nets cross, or lie on each other. */
export function crossings(legs: readonly Routed[]): number {
  let count = 0;
  for (const [index, leg] of legs.entries()) {
    for (const other of legs.slice(index + 1)) {
      if (other.net !== leg.net) count += meetings(leg.points, other.points);
    }
  }
  return count;
}

function meetings(left: readonly Point[], right: readonly Point[]): number {
  let count = 0;
  for (const [a, b] of segmentsOf(left)) {
    for (const [c, d] of segmentsOf(right)) {
      const isApart =
        Math.max(a[0], b[0]) < Math.min(c[0], d[0]) ||
        Math.max(c[0], d[0]) < Math.min(a[0], b[0]) ||
        Math.max(a[1], b[1]) < Math.min(c[1], d[1]) ||
        Math.max(c[1], d[1]) < Math.min(a[1], b[1]);
      if (!isApart) count += 1;
    }
  }
  return count;
}

/** The box, other than the two of the leg, that a line would cross. */
export function boxOn(
  [a, b]: readonly [Point, Point],
  {from, to}: Leg,
  placed: readonly Placed[],
): Placed | undefined {
  return placed.find(
    (box) =>
      box !== from &&
      box !== to &&
      Math.max(a[0], b[0]) > box.x - 2 &&
      Math.min(a[0], b[0]) < box.x + box.width + 10 &&
      Math.max(a[1], b[1]) > box.y - 6 &&
      Math.min(a[1], b[1]) < box.y + box.height,
  );
}
