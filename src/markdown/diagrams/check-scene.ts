import {DiagramError} from './diagram-error';
import {formOf, type Scene} from './scene';
import type {Measure} from './voices';

/**
 * Checks a form of a diagram before it is written.
 * @throws when words do not fit where they stand, something is outside of the diagram, or an edge is
 *   neither horizontal nor vertical
 */
export function checkScene({width, parts, edges}: Scene, measure: Measure): void {
  const form = formOf(width);
  for (const item of parts.flatMap(({items}) => items)) {
    if (item.kind === 'box' || item.kind === 'cell') {
      if (item.x >= 0 && item.y >= 0 && item.x + item.width <= width) continue;
      throw new DiagramError(`a box stands outside of the diagram ${form}`);
    }
    if (item.kind !== 'label') continue;
    const length = measure(item.words, item.voice);
    const room = Math.min(item.room, item.end ? item.x : width - item.x);
    if (length > room + 0.5) {
      throw new DiagramError(
        `"${item.words}" is ${Math.ceil(length)} pixels wide and has ${Math.floor(room)} ${form}: shorten it`,
        item.at,
      );
    }
  }
  for (const {points} of edges) {
    for (const [index, [x, y]] of points.slice(1).entries()) {
      const [fromX, fromY] = points[index]!;
      if (x === fromX || y === fromY) continue;
      throw new DiagramError(
        `an edge is slanted ${form}, from ${fromX} ${fromY} to ${x} ${y}: edges are horizontal or vertical`,
      );
    }
  }
}
