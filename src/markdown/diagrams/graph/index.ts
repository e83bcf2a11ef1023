import {type Drawn, writtenKey} from '../drawn-diagram';
import type {Part, Scene} from '../scene';
import {narrow, wide} from '../scene';
import type {Graph} from '../schema';
import type {Measure} from '../voices';
import {nodePart, type Placed} from './boxes';
import {inColumns} from './columns';
import {edgeLabels} from './labels';
import {dotsOf, edgesOf, legsOf, type Routed} from './legs';
import {type Model, modelOf} from './model';
import {routeColumns} from './route-columns';
import {sentencesOf, traySentences} from './sentences';
import {besideParts} from './tray-parts';
import {type Beside, readTrays} from './trays';
import {inTree} from './tree';

/**
 * Draws nodes and their edges, and boxes beside them.
 * @param folder of the examples of the page's version
 */
export function drawGraph(graph: Graph, measure: Measure, folder: string): Drawn {
  const model = modelOf(graph);
  const beside = readTrays(graph, model, folder);
  return {
    wide: wideScene(graph, model, beside, measure),
    narrow: narrowScene(graph, model, beside, measure),
    sentences: sentencesOf(model, beside),
    more: traySentences(beside, model),
    key: keyOf(graph, model),
    hasDashes: model.nodes.some(({later}) => later) || model.links.some(({later}) => later),
  };
}

/** Two paths are called like the nodes where they begin, unless the writer says what they are. */
function keyOf({paths = [], key}: Graph, {nodes}: Model): Drawn['key'] {
  const written = writtenKey(key);
  if (written.length > 0 || paths.length < 2) return written;
  return paths.map((id, index) => ({
    path: index === 0 ? '1' : '2',
    words: nodes.find((node) => node.id === id)!.name,
  }));
}

function wideScene(graph: Graph, model: Model, beside: Beside, measure: Measure): Scene {
  const stack = besideParts(beside, model, measure, 'wide', 0);
  const {placed, heads, bottom} = inColumns(graph, model, measure, stack.bottom);
  const legs = routeColumns(legsOf(model, placed), placed);
  const {edges, dots, parts} = shared(placed, legs, model, measure, wide.width);
  return {
    width: wide.width,
    height: Math.max(bottom, stack.bottom) + 1,
    edges,
    dots,
    parts: [...(heads.length > 0 ? [{items: heads}] : []), ...parts, ...stack.parts],
  };
}

function narrowScene(graph: Graph, model: Model, beside: Beside, measure: Measure): Scene {
  const {placed, legs, bottom} = inTree(graph, model, measure, 14);
  const stack = besideParts(beside, model, measure, 'narrow', bottom + 28);
  const {edges, dots, parts} = shared(placed, legs, model, measure, narrow.width);
  return {
    width: narrow.width,
    height: Math.max(bottom, stack.bottom) + 1,
    edges,
    dots,
    parts: [...parts, ...stack.parts],
  };
}

function shared(
  placed: readonly Placed[],
  legs: readonly Routed[],
  model: Model,
  measure: Measure,
  width: number,
): Pick<Scene, 'edges' | 'dots'> & {parts: Part[]} {
  return {
    edges: edgesOf(legs, model),
    dots: dotsOf(legs, model),
    parts: [
      ...placed.map((each) => nodePart(each, model)),
      ...edgeLabels(legs, placed, model, measure, width),
    ],
  };
}
