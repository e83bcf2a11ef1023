import {lid, narrow, type Point, port, skew} from '../scene';
import type {Placed} from './boxes';
import {boxOn, type Leg, offset, type Routed, segmentsOf} from './legs';
import {nextStem, stem} from './route-columns';

/** Lines that find no way between the boxes run at their right. */
export const laneWidth = 10;

/** Finds the way of each edge: at the left of the boxes, or in a lane at their right. */
export function routeTree(legs: readonly Leg[], placed: readonly Placed[]): Routed[] {
  const right = new Map<string, number>();
  return legs.map((leg) => {
    const left = leftWay(leg, legs);
    if (left && !segmentsOf(left.points).some((each) => boxOn(each, leg, placed))) return left;
    const net = `lane to ${leg.to.node.index} ${leg.paths}`;
    if (!right.has(net)) right.set(net, right.size);
    return lane(leg, net, narrow.width - 3 - laneWidth * right.get(net)!);
  });
}

function leftWay(leg: Leg, legs: readonly Leg[]): Routed | undefined {
  const {from, to, paths} = leg;
  const x = from.x + stem + (paths === '2' ? nextStem : 0);
  const net = `from ${from.node.index} ${paths}`;
  const isBelow = to.y > from.y;
  const start: Point = [x, isBelow ? from.y + from.height : from.y - lid];
  if (to.x === from.x && isBelow) return {...leg, net, points: [start, [x, to.y - lid]]};
  if (to.x <= x) return undefined;
  const y = to.y + port + offset(legs, leg, 'to');
  return {...leg, net, points: [start, [x, y], [to.x, y]]};
}

function lane(leg: Leg, net: string, x: number): Routed {
  const {from, to} = leg;
  const start: Point = [from.x + from.width, from.y + port];
  const end: Point = [to.x + to.width + skew - 4, to.y + port];
  return {...leg, net, points: [start, [x, start[1]], [x, end[1]], end]};
}
