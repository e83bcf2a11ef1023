import type {Element} from 'hast';
import {h} from 'hastscript';
import path from 'node:path';
import {readBuilds, writtenSize} from '../../data/recorded-builds';
import type {Node} from './model';
import {classes, type Diagram, type Paths} from './schema';

/** A file or a chunk, with the modules of the graph that are in it. */
interface Output {
  name: string;
  note?: string;
  size?: string;
  holds: readonly Node[];
  later: boolean;
}

/**
 * Gives the files shown beside a graph: those a writer names, or those a recorded build made.
 * @param folder of the examples of the page's version, as `docs/_examples`
 * @throws when the build is not recorded, or has a module that the graph has not
 */
export function outputsOf({beside}: Diagram, nodes: readonly Node[], folder: string): Output[] {
  if (!beside) return [];
  if ('boxes' in beside)
    return beside.boxes.map((box) => ({
      ...box,
      holds: nodes.filter(({id}) => box.holds.includes(id)),
    }));
  const {run, show, initial, later} = beside;
  const build = readBuilds({folder: path.posix.dirname(folder)})[run];
  if (!build)
    throw new Error(
      `no build of ${folder}/${run} is recorded: npm run refresh -- builds records it`,
    );
  const parts =
    show === 'chunks'
      ? build.chunks.map((chunk) => ({...chunk, size: undefined}))
      : build.files.map((file) => ({...file, size: writtenSize(file.size), files: []}));
  return parts
    .map(({name, size, files, modules, initial: isInitial}): Output => ({
      name: name.replace(/\b[\da-f]{16,}\b/, '[hash]'),
      note: (isInitial ? initial : later) ?? files.join(', '),
      size,
      holds: modules
        .map((module) => {
          const node = nodes.find(({id}) => `/${module}`.endsWith(`/${id}`));
          if (node) return node;
          throw new Error(`${name} of ${run} holds ${module}, which is not in the grid: add it`);
        })
        .sort((a, b) => a.index - b.index),
      later: !isInitial,
    }))
    .sort((a, b) => Number(a.later) - Number(b.later) || firstOf(a) - firstOf(b));
}

const firstOf = ({holds}: Output) => holds[0]?.index ?? 0;

/** Draws boxes with the modules in them. */
export const drawOutputs = (title: string, outputs: readonly Output[]): Element =>
  h('div.outputs', [
    h('b', title),
    ...outputs.map(({name, note, size, holds, later}) =>
      h('div', {className: classes(pathsOf(holds), 'box', later && 'later')}, [
        h('code', name),
        ...(note ? [' ', h('span', note)] : []),
        ...(size ? [' ', h('small', size)] : []),
        h(
          'ul.holds',
          holds.map(({index, connected, name: module}) =>
            h('li', {dataNode: index, dataConnected: connected.join(' ')}, module),
          ),
        ),
      ]),
    ),
  ]);

/** The modules that a module needs, itself among them. */
function pathsOf(holds: readonly Node[]): Paths {
  const singlePaths = new Set(holds.map(({paths}) => paths).filter((paths) => paths.length === 1));
  const [first = holds[0]?.paths ?? '1'] = singlePaths;
  return singlePaths.size > 1 ? '12' : first;
}
