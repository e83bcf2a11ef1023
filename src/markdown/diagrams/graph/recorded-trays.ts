import path from 'node:path';
import {readBuilds, type RecordedBuild, writtenSize} from '../../../data/recorded-builds';
import {DiagramError} from '../diagram-error';
import {pathsOfAll} from '../paths-of';
import type {Trays} from '../schema';
import type {Model} from './model';
import type {Beside, Tray} from './trays';

type Recorded = Extract<Trays, {run: string}>;

/**
 * Takes the boxes beside a graph from a recorded build.
 * @param folder of the examples of the page's version, as `docs/_examples`
 * @throws when the build is not recorded, or is not as the figure says
 */
export function recordedTrays(beside: Recorded, model: Model, folder: string): Beside {
  const {title, run, modules} = beside;
  const build = readBuilds({folder: path.posix.dirname(folder)})[run];
  if (!build) {
    const advice = 'npm run refresh -- builds records it';
    throw fault(`no build of ${folder}/${run} is recorded: ${advice}`, 'run');
  }
  const nodeOf = (name: string) =>
    model.nodes.find(
      ({id}) => (modules[id] ?? id) === name || name.endsWith(`/${modules[id] ?? id}`),
    );
  const trayOf = (name: string, held: readonly string[], at: readonly (string | number)[]) => {
    const holds = held.map((module) => {
      const node = nodeOf(module);
      if (node) return node.index;
      throw fault(
        `${name} holds ${module}, which no node of the grid is: add it, or name its node in modules`,
        ...at,
      );
    });
    holds.sort((a, b) => a - b);
    return {name, lines: [], holds, paths: pathsOfAll(holds, model.nodes)};
  };
  const trays = 'files' in beside ? files(beside, build, trayOf) : chunks(beside, build, trayOf);
  const sizes = Object.entries(build.modules).flatMap(([module, size]): [number, string][] => {
    const node = nodeOf(module);
    return node ? [[node.index, `${size.toLocaleString('en')} bytes`]] : [];
  });
  // Among nodes of which only some have a size, it would seem that the others weigh nothing.
  const areShown = 'files' in beside && sizes.length === model.nodes.length;
  return {title, trays, sizes: new Map(areShown ? sizes : [])};
}

type MakeTray = (
  name: string,
  held: readonly string[],
  at: readonly (string | number)[],
) => Omit<Tray, 'later'>;

function files(
  {files: names, run, later}: Extract<Recorded, {files: string[]}>,
  build: RecordedBuild,
  trayOf: MakeTray,
): Tray[] {
  const found = find(names, build.files, withoutHash, run, 'files');
  return found.map(({modules, size, initial}, position) => ({
    ...trayOf(names[position]!, modules, ['files', position]),
    size: writtenSize(size),
    later: !initial,
    ...(!initial && {note: later}),
  }));
}

function chunks(
  {chunks: names, run, beside, initial, later}: Extract<Recorded, {chunks: string[]}>,
  build: RecordedBuild,
  trayOf: MakeTray,
): Tray[] {
  const found = find(names, build.chunks, (name) => name, run, 'chunks');
  return found.map((chunk, position) => {
    const loading = chunk.initial ? initial : later;
    const note = beside === 'files' ? chunk.files.join(', ') : loading;
    return {
      ...trayOf(chunk.name, chunk.modules, ['chunks', position]),
      later: !chunk.initial,
      ...(note && {note}),
    };
  });
}

/** Gives what a figure shows of a build, which has to be all that there is. */
function find<Part extends {name: string}>(
  names: readonly string[],
  parts: readonly Part[],
  shorten: (name: string) => string,
  run: string,
  key: 'files' | 'chunks',
): Part[] {
  const left = parts.find(({name}) => !names.includes(name) && !names.includes(shorten(name)));
  const found = names.map((name, position) => {
    const part = parts.find((each) => each.name === name || shorten(each.name) === name);
    if (part) return part;
    const known = parts.map((each) => shorten(each.name)).join(', ');
    throw fault(`the build of ${run} writes no ${name}, only ${known}`, key, position);
  });
  if (left) throw fault(`the build of ${run} writes ${shorten(left.name)}, too: show it`, key);
  return found;
}

const withoutHash = (name: string): string => name.replace(/\b[\da-f]{16,}\b/, '[hash]');

const fault = (message: string, ...at: (string | number)[]) =>
  new DiagramError(message, ['beside', ...at]);
