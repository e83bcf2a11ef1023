import {checkScene} from './check-scene';
import type {Drawn} from './drawn-diagram';
import {drawGraph} from './graph';
import {drawRules} from './rules';
import type {Diagram} from './schema';
import {drawSizes} from './sizes';
import type {Measure} from './voices';

/**
 * Draws a figure in both forms.
 * @param folder of the examples of the page's version, as `docs/_examples`
 * @throws {DiagramError} when something in it cannot be drawn
 */
export function draw(diagram: Diagram, measure: Measure, folder: string): Drawn {
  const drawn = drawnAs(diagram, measure, folder);
  checkScene(drawn.wide, measure);
  checkScene(drawn.narrow, measure);
  return drawn;
}

function drawnAs(diagram: Diagram, measure: Measure, folder: string): Drawn {
  if (diagram.kind === 'rules') return drawRules(diagram);
  if (diagram.kind === 'sizes') return drawSizes(diagram, measure);
  return drawGraph(diagram, measure, folder);
}
