import type {Element} from 'hast';
import {s} from 'hastscript';
import type {Layout} from './layout';
import type {Model} from './model';
import {classes} from './paths';

/** Room above the first row for the titles of columns. */
export const titleHeight = 29;

/** Draws the edges between the boxes of a graph, and the titles of its columns above them. */
export function edges(
  {nodes, links}: Model,
  {width, height, boxes, lines}: Layout,
  titles: readonly (string | null)[],
): Element {
  const top = titles.length > 0 ? titleHeight : 0;
  const size = {width: Math.ceil(width), height: Math.ceil(height) + top};
  const viewBox = `0 ${-top} ${size.width} ${size.height}`;
  return s('svg', {...size, viewBox, ariaHidden: 'true'}, [
    ...titles.map((title, column) => {
      const left = boxes.filter((_, index) => nodes[index]!.column === column).map(({x}) => x);
      return s('text', {className: 'title', x: Math.min(...left), y: 13 - top}, title ?? '');
    }),
    // What is solid lies on what is dashed where both run together.
    ...[true, false].flatMap((isLater) =>
      links.flatMap(({from, later, lights, label: words = ''}, index) => {
        const {points, dots, label} = lines[index]!;
        if (later !== isLater) return [];
        return [
          s('g', {className: classes(from.paths, later && 'later'), dataK: lights.join(' ')}, [
            s('path', {d: `M${points.map(({x, y}) => `${x} ${y}`).join('L')}`}),
            ...dots.map(({x, y}) => s('circle', {cx: x, cy: y, r: 2.5})),
            ...(label ? [s('text', {...label}, words)] : []),
          ]),
        ];
      }),
    ),
  ]);
}
