import path from 'node:path';
import {readBuilds, type RecordedBuild, writtenSize} from '../../../data/recorded-builds';
import {DiagramError} from '../diagram-error';
import {pathsOf} from '../paths-of';
import type {Paths} from '../scene';
import type {Graph, Trays} from '../schema';
import type {Model} from './model';

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
  if ('run' in beside) return fromBuild(beside, model, folder);
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
      paths: box.path ? pathsOf(box.path) : pathsOfAll(holds, model),
    };
  });
  return {title: beside.title, trays, sizes: new Map()};
}

/** What somebody needs who needs one of the modules. */
function pathsOfAll(holds: readonly number[], {nodes}: Model): Paths {
  const paths = holds.map((index) => nodes[index]!.paths);
  const own = paths.filter((each) => each === '1' || each === '2');
  if (own.length === 0) return paths[0] ?? '1';
  return new Set(own).size > 1 ? '12' : own[0]!;
}

function fromBuild(
  {title, run, files, modules, later}: Extract<Trays, {run: string}>,
  model: Model,
  folder: string,
): Beside {
  const build = readBuilds({folder: path.posix.dirname(folder)})[run];
  if (!build) {
    const advice = 'npm run refresh -- builds records it';
    throw new DiagramError(`no build of ${folder}/${run} is recorded: ${advice}`, [
      'beside',
      'run',
    ]);
  }
  const nodeOf = (name: string) =>
    model.nodes.find(
      ({id}) => (modules[id] ?? id) === name || name.endsWith(`/${modules[id] ?? id}`),
    );
  const trays = files.map((name, position): Tray => {
    const file = build.files.find((each) => each.name === name);
    if (!file) {
      const known = build.files.map((each) => each.name).join(', ');
      throw new DiagramError(`the build of ${run} writes no ${name}, only ${known}`, [
        'beside',
        'files',
        position,
      ]);
    }
    const holds = file.modules.map((module) => {
      const node = nodeOf(module);
      if (node) return node.index;
      throw new DiagramError(
        `${name} holds ${module}, which no node of the grid is: add it, or name its node in modules`,
        ['beside', 'files', position],
      );
    });
    return {
      name,
      size: writtenSize(file.size),
      lines: [],
      holds: holds.sort((a, b) => a - b),
      paths: pathsOfAll(holds, model),
      later: !file.initial,
      ...(!file.initial && {note: later}),
    };
  });
  assertComplete(build, files, run);
  const sizes = Object.entries(build.modules).flatMap(([module, size]): [number, string][] => {
    const node = nodeOf(module);
    return node ? [[node.index, `${size.toLocaleString('en')} bytes`]] : [];
  });
  return {title, trays, sizes: new Map(sizes)};
}

function assertComplete({files}: RecordedBuild, shown: readonly string[], run: string): void {
  const left = files.find(({name}) => !shown.includes(name));
  if (!left) return;
  throw new DiagramError(`the build of ${run} writes ${left.name}, too: show it`, [
    'beside',
    'files',
  ]);
}
