import {DiagramError} from '../diagram-error';
import {pathsOf, pathsOfAll} from '../paths-of';
import type {Paths} from '../scene';
import type {Graph} from '../schema';
import type {Model} from './model';
import {recordedTrays} from './recorded-trays';

/** A box in the margin, with the nodes that it holds. */
export interface Tray {
  name: string;
  note?: string;
  size?: string;
  lines: readonly string[];
  holds: readonly number[];
  paths: Paths;
  later: boolean;
}

/** The boxes beside a graph, and what is known of its nodes from a build. */
export interface Beside {
  title: string;
  trays: readonly Tray[];
  /** Size of each node, when a build tells it. */
  sizes: ReadonlyMap<number, string>;
}

const none: Beside = {title: '', trays: [], sizes: new Map()};

/**
 * Reads the boxes beside a graph, or takes them from a recorded build.
 * @param folder of the examples of the page's version, as `docs/_examples`
 * @throws when one holds a node that is not in the grid, or the build is not as the figure says
 */
export function readTrays({beside}: Graph, model: Model, folder: string): Beside {
  if (!beside) return none;
  if ('run' in beside) return recordedTrays(beside, model, folder);
  const trays = beside.boxes.map((box, position): Tray => {
    const at = ['beside', 'boxes', position, 'holds'];
    const holds = box.holds.map((id) => {
      const node = model.nodes.find((each) => each.id === id);
      if (node) return node.index;
      throw new DiagramError(`there is no node "${id}" in the grid to hold`, at);
    });
    return {
      ...box,
      holds,
      paths: box.path ? pathsOf(box.path) : pathsOfAll(holds, model.nodes),
    };
  });
  return {title: beside.title, trays, sizes: new Map()};
}
