import {DiagramError} from '../diagram-error';
import {baseline, formOf, type Label, padding, type Part, skew} from '../scene';
import type {Measure} from '../voices';
import type {Placed} from './boxes';
import {lightsOf, type Routed, segmentsOf} from './legs';
import type {Model} from './model';

interface Rectangle {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Puts the labels of edges where nothing crosses them.
 * @param width of the diagram
 * @throws when there is no such place
 */
export function edgeLabels(
  legs: readonly Routed[],
  placed: readonly Placed[],
  model: Model,
  measure: Measure,
  width: number,
): Part[] {
  const taken: Rectangle[] = placed.map(({x, y, width: own, height}) => ({
    left: x,
    right: x + own + skew,
    top: y - 6,
    bottom: y + height,
  }));
  const parts: Part[] = [];
  const done = new Set<object>();
  for (const leg of legs) {
    const {label, at} = leg.link;
    if (label === undefined || done.has(leg.link)) continue;
    done.add(leg.link);
    const length = measure(label, 'small');
    const place = placesFor(leg, length).find((each) => {
      const room = rectangleOf(each, length);
      return room.left >= 0 && room.right <= width && !isCrossed(room, taken, legs);
    });
    const last = place ?? placeInBox(leg, length, measure);
    if (!last) {
      const [from, to] = [leg.from.node.id, leg.to.node.id];
      throw new DiagramError(
        `the label "${label}" has no place beside the edge from "${from}" to "${to}" where nothing crosses it, ${formOf(width)}: shorten it, or move a node`,
        [...at, 'label'],
      );
    }
    taken.push(rectangleOf(last, length));
    const item: Label = {
      kind: 'label',
      ...last,
      words: label,
      voice: 'small',
      quiet: true,
      room: length + 1,
    };
    parts.push({items: [item], litBy: lightsOf(leg, model)});
  }
  return parts;
}

/** Where nothing else is free, as on a phone: at the right of the name in a box that is wide enough. */
function placeInBox({to}: Routed, length: number, measure: Measure): Place | undefined {
  const free = to.width - 3 * padding - measure(to.node.name, 'name');
  return free < length ? undefined : {x: to.x + to.width - padding, y: to.y + baseline, end: true};
}

type Place = Pick<Label, 'x' | 'y' | 'end'>;

/** From a line to the words beside or above it. */
const beside = 8;
const above = 7;

function placesFor({points, to}: Routed, length: number): Place[] {
  const segments = segmentsOf(points);
  const [[startX, startY], [endX, endY]] = segments.at(-1)!;
  const rightOfBox: Place = {x: to.x + to.width + skew + beside, y: to.y + 19};
  if (startX === endX) {
    const y = Math.round((startY + endY) / 2) + 3;
    return [{x: endX + beside, y}, {x: endX + beside, y: endY - 4}, rightOfBox];
  }
  const lines = segments.filter(([from, to]) => from[1] === to[1]).reverse();
  const places = lines.flatMap(([[fromX, y], [toX]]): Place[] => {
    if (toX - fromX < length + 4) return [];
    const x = toX - fromX > length + 2 * beside ? toX - beside : toX - 2;
    return [
      {x, y: y - above, end: true},
      {x, y: y + above + 9, end: true},
    ];
  });
  return [
    ...places,
    rightOfBox,
    {x: startX - beside, y: startY - above, end: true},
    {x: startX - beside, y: startY + above + 9, end: true},
  ];
}

const rectangleOf = ({x, y, end}: Place, length: number): Rectangle => ({
  left: end ? x - length : x,
  right: end ? x : x + length,
  top: y - 10,
  bottom: y + 3,
});

const isCrossed = (room: Rectangle, taken: readonly Rectangle[], legs: readonly Routed[]) =>
  taken.some((each) => overlap(room, each)) ||
  legs.some(({points}) =>
    segmentsOf(points).some(([[ax, ay], [bx, by]]) =>
      overlap(room, {
        left: Math.min(ax, bx),
        right: Math.max(ax, bx),
        top: Math.min(ay, by),
        bottom: Math.max(ay, by),
      }),
    ),
  );

const overlap = (a: Rectangle, b: Rectangle) =>
  a.left < b.right + 1 && b.left < a.right + 1 && a.top < b.bottom + 1 && b.top < a.bottom + 1;
